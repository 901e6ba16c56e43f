import { createClient } from '@supabase/supabase-js';
import { limits } from '../reading/limits.ts';

/** Longest time that the database may take to answer, in milliseconds. */
const timeout = 20_000;

/** Bytes per millisecond of a slow line: half a megabit per second, as a phone has at the edge of its network. */
const slowest = 64;

/** Largest file of a CV as base64, in bytes. */
const largestFile = (limits.megabytes * 1_000_000 * 4) / 3;

/** Fetches within a time, so that a lost connection is reported. A file gets the time that a slow line needs for it. */
const fetchInTime: typeof fetch = (input, init) => {
  const sent = typeof init?.body === 'string' ? init.body.length : 0;
  const reads = typeof input === 'string' && input.endsWith('/rpc/read_file');
  const received = reads ? largestFile : 0;
  const limit = AbortSignal.timeout(timeout + (sent + received) / slowest);
  const signals = [limit, ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/** Connects to the Supabase project of a team. Its session stays in this browser until the user signs out. */
export const connect = (url: string, publishableKey: string) =>
  createClient(url, publishableKey, {
    // Anyone could send a link with their session.
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });

export type Client = ReturnType<typeof connect>;
