import { createClient } from '@supabase/supabase-js';
import { settings } from '../settings.ts';

/** In milliseconds; nobody waits longer for a form. */
const timeout = 20_000;

/** Gives up on a backend that does not answer, or never ends its answer. */
const fetchInTime: typeof fetch = (input, init) => {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), timeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
  return fetch(input, { ...init, signal });
};

/**
 * The client of the Supabase project. It keeps the session in local storage under
 * `sb-{project}-auth-token`, refreshes it, and hands its token to the realtime connection.
 */
export const client = createClient(settings.supabaseUrl, settings.supabaseAnonKey, {
  auth: {
    // The confirmation link may be opened in another browser than the one that registered.
    flowType: 'implicit',
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
  },
  global: { fetch: fetchInTime },
});

export type Client = typeof client;
