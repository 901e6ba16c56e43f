import { expect, onTestFinished, test, vi } from 'vitest';
import { Queue, QueueTimeout } from '../local/queue.ts';

/** Adds tasks that end on command. */
function tasks(queue: Queue) {
  const begun: string[] = [];
  const add = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = queue.run(async () => {
      begun.push(name);
      return promise;
    });
    return { result, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { begun, add };
}

test('starts tasks in the order in which they were added, within the concurrency limit, even when one fails', async () => {
  const { begun, add } = tasks(new Queue({ concurrency: 2 }));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(add);
  expect(begun).toEqual(['a', 'b']);
  b?.fail();
  await expect(b?.result).rejects.toThrow('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  a?.end();
  expect(await a?.result).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  c?.end();
  d?.end();
  await Promise.all([c?.result, d?.result]);
  const last = add('e');
  last.end();
  expect(await last.result).toBe('e');
});

test('rejects a task that waits too long without starting it, and lets a started one take longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { begun, add } = tasks(new Queue({ patience: 1000 }));
  const first = add('first');
  const second = add('second');
  const refused = second.result.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  const third = add('third');
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toBeInstanceOf(QueueTimeout);
  first.end();
  expect(await first.result).toBe('first');
  await vi.advanceTimersByTimeAsync(1000);
  third.end();
  expect(await third.result).toBe('third');
  expect(begun).toEqual(['first', 'third']);
});
