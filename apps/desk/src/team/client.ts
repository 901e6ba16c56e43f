import { createClient } from '@supabase/supabase-js';

/** Longest time that the database may take to answer, in milliseconds. */
const timeout = 20_000;

/** Fetches within a time, so that a lost connection is reported. */
const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
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
