import { messages } from '../../messages/nl.js';

export type FileKind = 'pdf' | 'docx';

const mimeTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** For an input's `accept`: the extension too, as some systems know no type for a docx. */
export const acceptOf = (kinds: readonly FileKind[]): string[] =>
  kinds.flatMap((kind) => [mimeTypes[kind], `.${kind}`]);

/** 'pdf of docx' */
export const namesOf = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(kinds);

/** Why a file can't be taken, in words for its user; `undefined` where it can. */
export function refusal(
  file: File,
  kinds: readonly FileKind[],
  maxMegabytes: number,
): string | undefined {
  const { name, size, type } = file;
  const isKnown = kinds.some(
    (kind) => name.toLowerCase().endsWith(`.${kind}`) && (type === '' || type === mimeTypes[kind]),
  );
  if (!isKnown) return messages.wrongType(name, namesOf(kinds));
  if (size === 0) return messages.emptyFile(name);
  if (size > maxMegabytes * 1_000_000) return messages.tooLarge(name, maxMegabytes);
  return undefined;
}
