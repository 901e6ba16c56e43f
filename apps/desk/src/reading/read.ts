import type { DocumentPage } from '@heldermatch/ui';
import { UnreadableError, unreachableReader } from './text.ts';
import type { Answer, Question } from './worker.ts';

interface Reading {
  /** Gets how much is read, 0 to 1: at first 0, when its turn has come. */
  onProgress: (part: number) => void;
  /** Ends the reading, also before its turn. */
  signal: AbortSignal;
}

/** Milliseconds without a sign of life after which a file counts as one that never ends. */
const silence = 60_000;

/** One for all files. It is ended with a file that hangs or is no longer wanted, and the next one begins anew. */
let worker: Worker | undefined;

/** Fulfilled when the turn of the next file has come. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads the text of a PDF or DOCX in this browser: nothing is sent. Files take turns.
 * @throws {UnreadableError} or, where it was ended, the reason of the signal.
 */
export function read(file: File, reading: Reading): Promise<readonly DocumentPage[]> {
  const pages = turn.then(() => readNow(file, reading));
  turn = pages.catch(() => undefined);
  return pages;
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
  return ask(worker, { name: file.name, data }, reading);
}

function ask(asked: Worker, question: Question, { onProgress, signal }: Reading) {
  const { promise, resolve, reject } = Promise.withResolvers<readonly DocumentPage[]>();
  const end = (reason: unknown) => {
    asked.terminate();
    worker = undefined;
    reject(reason);
  };
  const hangs = () =>
    end(
      new UnreadableError(
        'Dit bestand lezen duurt te lang. Sla het opnieuw op, of voeg een ander toe.',
      ),
    );
  let timer = setTimeout(hangs, silence);
  const done = new AbortController();
  const until = { signal: done.signal };
  signal.addEventListener('abort', () => end(signal.reason), until);
  asked.addEventListener('error', () => end(unreachableReader()), until);
  asked.addEventListener(
    'message',
    ({ data: answer }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      timer = setTimeout(hangs, silence);
      if (answer.type === 'progress') onProgress(answer.part);
      if (answer.type === 'read') resolve(answer.pages);
      if (answer.type === 'unreadable') reject(new UnreadableError(answer.message));
    },
    until,
  );
  asked.postMessage(question, [question.data]);
  return promise.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
