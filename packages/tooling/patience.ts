// Time limits for tests. They depend on the measured pace, because machines differ, and vary over time.
import { spawnSync } from 'node:child_process';

/** Sample of the work that tests wait for: a process that starts and computes. */
const work = `
  const { createHash } = require('node:crypto');
  let hash = '';
  for (let index = 0; index < 150_000; index += 1) {
    hash = createHash('sha256').update(hash + index).digest('hex');
  }`;

/** Duration of the sample on an idle, fast machine, in milliseconds. */
const reference = 300;
/** Factor by which a machine may become slower after the measurement. */
const margin = 4;

function measureSlowness(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['--eval', work]);
  return Math.max(1, (performance.now() - began) / reference);
}

// Measured once per run: child processes inherit the value.
const slowness = Number((process.env['SLOWNESS'] ??= measureSlowness().toFixed(1)));

/**
 * Time limit for this machine.
 *
 * @param seconds - Maximum on an idle, fast machine.
 * @returns milliseconds
 */
export const patience = (seconds: number): number => Math.ceil(seconds * 1000 * slowness * margin);
