import { fetchWithin } from '@heldermatch/forms';
import { createClient } from '@supabase/supabase-js';
import { settings } from '../settings.ts';

/** In milliseconds; nobody waits longer for a form. */
const timeout = 20_000;

/**
 * Gives up on a backend that does not answer, or never ends its answer. Every refusal of the backend's
 * own is JSON: anything else comes from something in between, and is as good as no answer.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetchWithin(timeout, input, init);
  if (!response.ok && !response.headers.get('content-type')?.includes('json')) {
    throw new TypeError(`No answer of the backend: ${response.status}`);
  }
  return response;
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
  global: { fetch: fetchAnswer },
});

export type Client = typeof client;
