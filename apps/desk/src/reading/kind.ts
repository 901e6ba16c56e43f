import { UnreadableError } from './text.ts';

export type Kind = 'pdf' | 'docx';

/** Whether the first bytes contain a string. */
const has = (bytes: Uint8Array, text: string, within = bytes.length) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, within)).includes(text);

/** Encodes a string in UTF-16, as an OLE container does for the names of its streams. */
const encodeUtf16 = (text: string) => text.replaceAll(/./g, '$&\0');

const reasons = {
  locked:
    'Dit bestand is met een wachtwoord beveiligd. Sla het op zonder wachtwoord en voeg het opnieuw toe.',
  doc: 'Dit is een Word-bestand van de oude soort (.doc). Sla het in Word op als .docx of als pdf.',
  rtf: 'Dit is een rtf-bestand. Open het in Word en sla het op als .docx of als pdf.',
  zip: 'Dit is een ander soort bestand dan een Word-document. Sla het op als .docx of als pdf.',
  other: 'Dit is geen pdf en geen Word-document. Sla het cv op als pdf of als .docx.',
} as const;

function contentOf(bytes: Uint8Array): Kind | keyof typeof reasons {
  // PDF parsers look for the header in the first kilobyte.
  if (has(bytes, '%PDF-', 1024)) return 'pdf';
  if (has(bytes, 'PK\u0003\u0004', 4)) {
    // File names in a zip are not compressed.
    return has(bytes, '[Content_Types].xml') && has(bytes, 'word/') ? 'docx' : 'zip';
  }
  if (has(bytes, '\u00D0\u00CF\u0011\u00E0', 4)) {
    return has(bytes, encodeUtf16('EncryptedPackage')) ? 'locked' : 'doc';
  }
  return has(bytes, '{\\rtf', 5) ? 'rtf' : 'other';
}

/**
 * Detects a file's type by its bytes, because its name can be wrong.
 * @throws {UnreadableError} when it is neither PDF nor DOCX.
 */
export function kindOf(bytes: Uint8Array): Kind {
  const kind = contentOf(bytes);
  if (kind !== 'pdf' && kind !== 'docx') throw new UnreadableError(reasons[kind]);
  return kind;
}
