import * as nl from '../../messages/nl.js';

/** Custom file type of an app. */
export interface FileType {
  /** Common name: 'svg'. */
  label: string;
  /** File name extensions, without the dot: ['svg']. */
  extensions: readonly string[];
  /** Media types that operating systems may report. A file without a media type is judged by its extension. */
  mediaTypes: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/**
 * Built-in file types.
 * @see https://www.iana.org/assignments/media-types
 */
const fileKinds = {
  csv: { extensions: ['csv'], mediaTypes: ['text/csv', 'application/vnd.ms-excel'] },
  doc: { extensions: ['doc'], mediaTypes: ['application/msword'] },
  docx: { extensions: ['docx'], mediaTypes: [`${office}.wordprocessingml.document`] },
  jpg: { extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg'] },
  odt: { extensions: ['odt'], mediaTypes: ['application/vnd.oasis.opendocument.text'] },
  pdf: { extensions: ['pdf'], mediaTypes: ['application/pdf'] },
  png: { extensions: ['png'], mediaTypes: ['image/png'] },
  rtf: { extensions: ['rtf'], mediaTypes: ['application/rtf', 'text/rtf'] },
  txt: { extensions: ['txt'], mediaTypes: ['text/plain'] },
  xlsx: { extensions: ['xlsx'], mediaTypes: [`${office}.spreadsheetml.sheet`] },
} as const satisfies Record<string, Omit<FileType, 'label'>>;

/** Name of a built-in file type, or a custom one. */
export type FileKind = keyof typeof fileKinds | FileType;

export const typeOf = (kind: FileKind): FileType =>
  typeof kind === 'string' ? { label: kind, ...fileKinds[kind] } : kind;

/** Values for the `accept` attribute. It includes extensions, because some systems know no media type for docx. */
export const acceptOf = (types: readonly FileType[]): string[] =>
  types.flatMap(({ extensions, mediaTypes }) => [
    ...mediaTypes,
    ...extensions.map((extension) => `.${extension}`),
  ]);

const isOfType = ({ name, type }: File, { extensions, mediaTypes }: FileType) =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)) &&
  (type === '' || mediaTypes.includes(type));

/** Whether a file is a duplicate of one already in the list. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

interface Rules {
  types: readonly FileType[];
  maxMegabytes: number;
  /** Files already in the list. */
  files: readonly File[];
}

/** Reason to reject a file, or `undefined` if it is accepted. */
export function validateFile(file: File, { types, maxMegabytes, files }: Rules) {
  if (!types.some((type) => isOfType(file, type))) return nl.wrongType;
  if (file.size === 0) return nl.emptyFile;
  if (file.size > maxMegabytes * 1_000_000) return nl.tooLarge;
  return files.some((other) => isSame(file, other)) ? nl.alreadyChosen : undefined;
}
