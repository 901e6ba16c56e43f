import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from './read.ts';
import type { Answer, Question } from './worker.ts';

/** Fake worker that responds on command. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  asked: Question[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(question: Question) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const pages = [{ text: 'Noor' }];
const start = (name: string, signal = new AbortController().signal) => {
  const onProgress = vi.fn<(part: number) => void>();
  const reading = read(new File(['x'], name), { onProgress, signal });
  // Avoids an unhandled rejection before the test awaits the result.
  reading.catch(() => undefined);
  return { reading, onProgress };
};
/** Waits for the worker that was asked to read the file. */
const workerOf = (name: string) =>
  vi.waitFor(() => {
    const found = FakeWorker.made.find(({ asked }) => asked.some((one) => one.name === name));
    if (found === undefined) throw new Error(`Nobody was asked to read ${name}.`);
    return found;
  });

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Terminates the shared worker before the next test. */
async function endWorker() {
  const end = new AbortController();
  const { reading } = start('laatste', end.signal);
  await workerOf('laatste');
  end.abort();
  await expect(reading).rejects.toThrow('aborted');
}

test('reads all files with one worker, in turn', async () => {
  const [one, other] = [start('een.pdf'), start('twee.pdf')];
  const worker = await workerOf('een.pdf');
  expect(other.onProgress).not.toHaveBeenCalled();
  worker.answer({ type: 'progress', part: 0.5 });
  worker.answer({ type: 'unreadable', message: 'Is het een scan?' });
  await expect(one.reading).rejects.toThrow('Is het een scan?');
  expect(one.onProgress.mock.calls).toEqual([[0], [0.5]]);
  expect(await workerOf('twee.pdf')).toBe(worker);
  worker.answer({ type: 'read', pages });
  expect(await other.reading).toEqual(pages);
  expect(FakeWorker.made).toHaveLength(1);
  await endWorker();
});

test('aborts a removed file, even before its turn, and reads the files after it', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const [one, two, three] = [
    start('een.pdf', first.signal),
    start('twee.pdf', second.signal),
    start('drie.pdf'),
  ];
  const worker = await workerOf('een.pdf');
  second.abort();
  first.abort();
  await expect(one.reading).rejects.toThrow('aborted');
  await expect(two.reading).rejects.toThrow('aborted');
  expect(worker.isEnded).toBe(true);
  const next = await workerOf('drie.pdf');
  next.answer({ type: 'read', pages });
  expect(await three.reading).toEqual(pages);
  expect(FakeWorker.made.flatMap(({ asked }) => asked.map(({ name }) => name))).toEqual([
    'een.pdf',
    'drie.pdf',
  ]);
  await endWorker();
});

test('lets a file take long, and gives up only when there is no progress any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [one, two] = [start('eindeloos.pdf'), start('twee.pdf')];
  const worker = await workerOf('eindeloos.pdf');
  for (const part of [0.1, 0.2, 0.3]) {
    vi.advanceTimersByTime(50_000);
    worker.answer({ type: 'progress', part });
  }
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(60_000);
  await expect(one.reading).rejects.toThrow('duurt te lang');
  expect(worker.isEnded).toBe(true);
  (await workerOf('twee.pdf')).dispatchEvent(new Event('error'));
  await expect(two.reading).rejects.toThrow('kon niet worden opgehaald');
});
