import * as nl from '../../messages/nl.js';

/** A kind of file that an app names itself. */
export interface FileType {
  /** What people call it: 'svg'. */
  label: string;
  /** What its name may end with, without the point: ['svg']. */
  extensions: readonly string[];
  /** Its media types, as the system of the user may know them; a file of which it knows none is judged by its name. */
  mediaTypes: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** @see https://www.iana.org/assignments/media-types */
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

/** A kind of file by its usual name, or one of the app's own. */
export type FileKind = keyof typeof fileKinds | FileType;

export const typeOf = (kind: FileKind): FileType =>
  typeof kind === 'string' ? { label: kind, ...fileKinds[kind] } : kind;

/** For an input's `accept`: the extensions too, as some systems know no type for a docx. */
export const acceptOf = (types: readonly FileType[]): string[] =>
  types.flatMap(({ extensions, mediaTypes }) => [
    ...mediaTypes,
    ...extensions.map((extension) => `.${extension}`),
  ]);

const isOf = ({ name, type }: File, { extensions, mediaTypes }: FileType) =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)) &&
  (type === '' || mediaTypes.includes(type));

/** The same file, chosen again. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

interface Rules {
  types: readonly FileType[];
  maxMegabytes: number;
  /** Those that are there already. */
  files: readonly File[];
}

/** What to say of a file that can't be taken; `undefined` of one that can. */
export function refusal(file: File, { types, maxMegabytes, files }: Rules) {
  if (!types.some((type) => isOf(file, type))) return nl.wrongType;
  if (file.size === 0) return nl.emptyFile;
  if (file.size > maxMegabytes * 1_000_000) return nl.tooLarge;
  return files.some((other) => isSame(file, other)) ? nl.alreadyChosen : undefined;
}
