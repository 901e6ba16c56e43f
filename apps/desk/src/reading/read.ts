import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';

/** A file whose text can't be had: the message says why, to who added it. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** A line or paragraph of a file, in reading order. */
export type Passage = Pick<DocumentBlock, 'type'> & { text: string };

/** One page of text, and where in it each passage stands. */
export function pageOf(passages: readonly Passage[]): DocumentPage {
  let text = '';
  const blocks: DocumentBlock[] = [];
  for (const { type, text: words } of passages) {
    const start = text.length;
    text += `${words}\n`;
    blocks.push({ type, start, end: start + words.length });
  }
  return { text, blocks };
}

const fetched = <Reader>(reader: Promise<Reader>): Promise<Reader> =>
  reader.catch(() => {
    throw new UnreadableError(
      'Wat dit bestand leest, kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
    );
  });

/**
 * Reads the text of a PDF or DOCX in this browser: nothing is sent.
 * @param onProgress Gets how much is read, 0 to 1.
 * @throws {UnreadableError}
 */
export async function read(
  file: File,
  onProgress: (part: number) => void,
): Promise<readonly DocumentPage[]> {
  const data = await file.arrayBuffer();
  // Each with a reader of its own, which only who adds a file fetches.
  const pages = file.name.toLowerCase().endsWith('.pdf')
    ? await (await fetched(import('./pdf.ts'))).readPdf(data, onProgress)
    : await (await fetched(import('./docx.ts'))).readDocx(data);
  if (pages.every(({ text }) => text.trim() === '')) {
    throw new UnreadableError(
      'In dit bestand staat geen tekst. Is het een scan? Voeg een cv met tekst toe.',
    );
  }
  return pages;
}
