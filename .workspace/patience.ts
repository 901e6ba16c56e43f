// Time limits for tests: no fixed time decides, since machines differ in pace and so do their hours.
import { spawnSync } from 'node:child_process';

/** A piece of work of the kind that tests wait for: a process that starts and computes. */
const work = `
  const { createHash } = require('node:crypto');
  let hash = '';
  for (let index = 0; index < 150_000; index += 1) {
    hash = createHash('sha256').update(hash + index).digest('hex');
  }`;

/** Milliseconds that the work takes on a quiet, fast machine. */
const reference = 300;
/** The factor by which a machine may become slower after its pace was measured. */
const margin = 4;

function measureSlowness(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['--eval', work]);
  return Math.max(1, (performance.now() - began) / reference);
}

// Measured once a run: processes that it starts inherit the figure.
const slowness = Number((process.env['SLOWNESS'] ??= measureSlowness().toFixed(1)));

/**
 * A time limit for this machine.
 *
 * @param seconds that a quiet, fast machine needs at most
 * @returns milliseconds
 */
export const patience = (seconds: number): number => Math.ceil(seconds * 1000 * slowness * margin);
