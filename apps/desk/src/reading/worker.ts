// Worker that reads files one at a time outside the main thread, so that a large or malicious file doesn't block the
// page.
import type { DocumentPage } from '@heldermatch/ui';
import { kindOf } from './kind.ts';
import { checkText, UnreadableError, unreachableReader } from './text.ts';

/** Request to read a file. */
export interface Question {
  name: string;
  data: ArrayBuffer;
}

/** Response: occasional progress, and finally the text or the reason why there is none. */
export type Answer =
  | { type: 'progress'; part: number }
  | { type: 'read'; pages: readonly DocumentPage[] }
  | { type: 'unreadable'; message: string };

const answer = (message: Answer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only posts to its own page
  postMessage(message);
};

/** Minimum milliseconds between progress messages; more frequent updates would not be visible. */
const interval = 100;

function throttleProgress(): (part: number) => void {
  let last = 0;
  return (part) => {
    if (performance.now() - last < interval) return;
    last = performance.now();
    answer({ type: 'progress', part });
  };
}

const fetched = <Reader>(reader: Promise<Reader>): Promise<Reader> =>
  reader.catch(() => {
    throw unreachableReader();
  });

async function read({ name, data }: Question): Promise<readonly DocumentPage[]> {
  // Each parser is a separate chunk, fetched only for a file of its type.
  const pages =
    kindOf(name, new Uint8Array(data)) === 'pdf'
      ? await (await fetched(import('./pdf.ts'))).readPdf(data, throttleProgress())
      : await (await fetched(import('./docx.ts'))).readDocx(data);
  checkText(pages);
  return pages;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  read(data).then(
    (pages) => answer({ type: 'read', pages }),
    (error: unknown) => {
      const isKnown = error instanceof UnreadableError;
      answer({
        type: 'unreadable',
        message: isKnown
          ? error.message
          : 'Dit bestand is niet te lezen. Sla het opnieuw op, of voeg het als pdf toe.',
      });
    },
  );
});
