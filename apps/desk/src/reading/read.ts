import { UnreadableError, unreachableReader, type ReadText } from './text.ts';
import type { Answer } from './worker.ts';

interface Reading {
  /** Called with the progress, from 0 (when the file leaves the queue) to 1. */
  onProgress: (part: number) => void;
  /** Aborts the reading, even before the file's turn. */
  signal: AbortSignal;
}

/** Milliseconds without progress after which reading is aborted. */
const hangTimeout = 30_000;

/** Files after which the worker is replaced, so that its memory stays small. */
const filesPerWorker = 25;

/** Worker for all files. It is terminated when a file fails, hangs or is aborted, and recreated for the next. */
let worker: Worker | undefined;
let filesRead = 0;

function endWorker() {
  worker?.terminate();
  worker = undefined;
  filesRead = 0;
}

/** Resolves when the next file's turn has come. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads the text of a PDF or DOCX in this browser, without sending it anywhere. Files are read one at a time.
 * @throws {UnreadableError} when it can't be read, or the signal's reason when it was aborted.
 */
export function read(file: File, reading: Reading): Promise<ReadText> {
  const text = turn.then(() => readNow(file, reading));
  turn = text.catch(() => undefined);
  return text;
}

async function readNow(file: File, reading: Reading) {
  reading.signal.throwIfAborted();
  reading.onProgress(0);
  const data = await file.arrayBuffer().catch(() => {
    throw new UnreadableError(
      'Dit bestand is niet meer te openen: het is verplaatst of veranderd. Voeg het opnieuw toe.',
    );
  });
  reading.signal.throwIfAborted();
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    const text = await ask(worker, data, reading);
    filesRead += 1;
    if (filesRead === filesPerWorker) endWorker();
    return text;
  } catch (error) {
    endWorker();
    throw error;
  }
}

async function ask(asked: Worker, data: ArrayBuffer, { onProgress, signal }: Reading) {
  const { promise, resolve, reject } = Promise.withResolvers<ReadText>();
  const handleTimeout = () =>
    reject(
      new UnreadableError(
        'Dit bestand lezen duurt te lang. Sla het opnieuw op, of voeg een ander toe.',
      ),
    );
  let timer = setTimeout(handleTimeout, hangTimeout);
  const done = new AbortController();
  const listenerOptions = { signal: done.signal };
  signal.addEventListener('abort', () => reject(signal.reason), listenerOptions);
  asked.addEventListener('error', () => reject(unreachableReader()), listenerOptions);
  asked.addEventListener(
    'message',
    ({ data: answer }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      timer = setTimeout(handleTimeout, hangTimeout);
      if (answer.type === 'progress') onProgress(answer.part);
      if (answer.type === 'read') resolve(answer.text);
      if (answer.type === 'unreadable') reject(new UnreadableError(answer.message));
    },
    listenerOptions,
  );
  asked.postMessage(data, [data]);
  return promise.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
