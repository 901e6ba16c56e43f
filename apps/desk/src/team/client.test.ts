import { expect, test, vi } from 'vitest';
import { limits } from '../reading/limits.ts';
import { connect } from './client.ts';

/** Milliseconds that a call of the database may take. */
async function timeOf(procedure: string, values: object) {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)));
  try {
    await connect('http://127.0.0.1', 'key').rpc(procedure, values);
    return limit.mock.lastCall?.[0] ?? 0;
  } finally {
    vi.unstubAllGlobals();
    limit.mockRestore();
  }
}

test('a file gets the time that it takes at half a megabit per second, and nothing else gets more', async () => {
  const bits = limits.megabytes * 8e6 * (4 / 3);
  const needed = (bits / 0.5e6) * 1000;
  const base64 = 'A'.repeat(bits / 8);
  expect(await timeOf('add_candidate', { file: { base64 } })).toBeGreaterThan(needed);
  expect(await timeOf('read_file', {})).toBeGreaterThan(needed);
  expect(await timeOf('append_lines', { lines: [] })).toBeLessThan(21_000);
});
