// Worker that reads files one at a time outside the main thread, so that a large or malicious file doesn't block the
// page.
import { kindOf } from './kind.ts';
import {
  checkText,
  tooMuchText,
  UnreadableError,
  unreachableReader,
  type ReadText,
} from './text.ts';

/** Response: occasional progress, and finally the text or the reason why there is none. */
export type Answer =
  | { type: 'progress'; part: number }
  | { type: 'read'; text: ReadText }
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

async function read(data: ArrayBuffer): Promise<ReadText> {
  // Each parser is a separate chunk, fetched only for a file of its type.
  const text =
    kindOf(new Uint8Array(data)) === 'pdf'
      ? await readPdf(data)
      : await (await fetched(import('./docx.ts'))).readDocx(data);
  checkText(text);
  return text;
}

/** Stops at a page without end. The page then terminates this worker, in which pdf.js can't be stopped. */
const handleFlood = () => answer({ type: 'unreadable', message: tooMuchText().message });

async function readPdf(data: ArrayBuffer): Promise<ReadText> {
  const [pdf, { parser, startPage }] = await fetched(
    Promise.all([import('./pdf.ts'), import('./parser.ts')]),
  );
  startPage(handleFlood);
  const showProgress = throttleProgress();
  return pdf.readPdf(
    data,
    (part) => {
      startPage(handleFlood);
      showProgress(part);
    },
    parser,
  );
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  read(data).then(
    (text) => answer({ type: 'read', text }),
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
