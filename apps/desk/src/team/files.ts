// Files of CVs in a team's database, which stores them without their names.
import { kindOf, type Kind } from '../reading/kind.ts';
import type { StoredFile } from './answers.ts';

const medias: Readonly<Record<Kind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Encodes a file for the database. Its media type follows from its bytes, because some systems know none for DOCX. */
export async function encodeFile(file: Blob): Promise<StoredFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { media: medias[kindOf(bytes)], base64: bytes.toBase64() };
}

/** Name of the file of a candidate with this name. */
export const fileName = (name: string, media: string) =>
  `${name}.${media === medias.pdf ? 'pdf' : 'docx'}`;

/** Decodes a file of the database. */
export const decodeFile = ({ media, base64 }: StoredFile) =>
  new Blob([Uint8Array.fromBase64(base64)], { type: media });
