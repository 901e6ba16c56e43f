import type { Unread } from '../src/reading/text.ts';

/** File of the corpus, with the right result of reading it. Fixed before the reader was written. */
export interface Specimen {
  /** File name, of which the first words name the trap. */
  name: string;
  file: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Right text: one line a passage, in reading order, with a form feed between pages. */
  text: string;
  /** Content that can't be read, which the reader must name. None by default. */
  unread?: readonly Unread[] | undefined;
}
