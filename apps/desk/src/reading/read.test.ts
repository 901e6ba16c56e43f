import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from './read.ts';
import type { Answer } from './worker.ts';

/** Fake worker that responds on command. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  /** Contents of the files, which are their names. */
  asked: string[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(data: ArrayBuffer) {
    this.asked.push(new TextDecoder().decode(data));
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const text = { pages: [{ text: 'Noor' }], unread: [] };
const start = (name: string, signal = new AbortController().signal) => {
  const onProgress = vi.fn<(part: number) => void>();
  const reading = read(new File([name], name), { onProgress, signal });
  // Avoids an unhandled rejection before the test awaits the result.
  reading.catch(() => undefined);
  return { reading, onProgress };
};
/** Waits for the worker that was asked to read the file. */
const workerOf = (name: string) =>
  vi.waitFor(() => {
    const found = FakeWorker.made.find(({ asked }) => asked.includes(name));
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

test('reads files in turn, and replaces the worker after a file that failed', async () => {
  const [one, other] = [start('een.pdf'), start('twee.pdf')];
  const worker = await workerOf('een.pdf');
  expect(other.onProgress).not.toHaveBeenCalled();
  worker.answer({ type: 'progress', part: 0.5 });
  worker.answer({ type: 'unreadable', message: 'Is het een scan?' });
  await expect(one.reading).rejects.toThrow('Is het een scan?');
  expect(one.onProgress.mock.calls).toEqual([[0], [0.5]]);
  // A file that failed can have left anything in the worker.
  expect(worker.isEnded).toBe(true);
  const next = await workerOf('twee.pdf');
  next.answer({ type: 'read', text });
  expect(await other.reading).toEqual(text);
  await endWorker();
});

test('reads many files with one worker, and replaces it in time', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index}.pdf`);
  const readings = names.map((name) => start(name).reading);
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- files are read in turn
    (await workerOf(name)).answer({ type: 'read', text });
  }
  await Promise.all(readings);
  expect(FakeWorker.made.map(({ asked }) => asked.length)).toEqual([25, 5]);
  expect(FakeWorker.made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
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
  next.answer({ type: 'read', text });
  expect(await three.reading).toEqual(text);
  expect(FakeWorker.made.flatMap(({ asked }) => asked)).toEqual(['een.pdf', 'drie.pdf']);
  await endWorker();
});

test('lets a file take long, and gives up only when there is no progress any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [one, two] = [start('eindeloos.pdf'), start('twee.pdf')];
  const worker = await workerOf('eindeloos.pdf');
  for (const part of [0.1, 0.2, 0.3]) {
    vi.advanceTimersByTime(20_000);
    worker.answer({ type: 'progress', part });
  }
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(30_000);
  await expect(one.reading).rejects.toThrow('duurt te lang');
  expect(worker.isEnded).toBe(true);
  (await workerOf('twee.pdf')).dispatchEvent(new Event('error'));
  await expect(two.reading).rejects.toThrow('kon niet worden opgehaald');
});
