import type { DocumentPicture } from '@heldermatch/ui';
import type { Drawing, DrawingAnswer, Quote } from './pictureWorker.ts';

/** Milliseconds without a page after which drawing is aborted. */
const hangTimeout = 30_000;

interface Drawn {
  /** Called with each page in order. */
  onPage: (picture: DocumentPicture) => void;
  signal: AbortSignal;
}

/**
 * Draws the pages of a PDF in this browser, with the places of quotes.
 * @returns whether all pages were drawn, at most as many as the limit.
 */
export async function drawPages(
  file: Blob,
  quotes: readonly Quote[],
  { onPage, signal }: Drawn,
): Promise<boolean> {
  const data = await file.arrayBuffer();
  if (signal.aborted) return false;
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const fail = () => resolve(false);
  let timer = setTimeout(fail, hangTimeout);
  signal.addEventListener('abort', fail, { once: true });
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data: answer }: MessageEvent<DrawingAnswer>) => {
    clearTimeout(timer);
    timer = setTimeout(fail, hangTimeout);
    if (answer.type === 'end') resolve(answer.isWhole);
    else {
      const { type: _type, ...picture } = answer;
      onPage(picture);
    }
  });
  worker.postMessage({ data, quotes } satisfies Drawing, [data]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
