import * as nl from '../../messages/nl.js';

export type FileKind = 'pdf' | 'docx';

const mimeTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** For an input's `accept`: the extension too, as some systems know no type for a docx. */
export const acceptOf = (kinds: readonly FileKind[]): string[] =>
  kinds.flatMap((kind) => [mimeTypes[kind], `.${kind}`]);

/** What to say of a file that can't be taken; `undefined` of one that can. */
export function refusal(file: File, kinds: readonly FileKind[], maxMegabytes: number) {
  const { name, size, type } = file;
  const isKnown = kinds.some(
    (kind) => name.toLowerCase().endsWith(`.${kind}`) && (type === '' || type === mimeTypes[kind]),
  );
  if (!isKnown) return nl.wrongType;
  if (size === 0) return nl.emptyFile;
  if (size > maxMegabytes * 1_000_000) return nl.tooLarge;
  return undefined;
}
