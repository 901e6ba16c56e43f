import { fetchWithin } from '@heldermatch/forms';
import { createClient } from '@supabase/supabase-js';
import { settings } from '../settings.ts';
import { sessionStore } from './storage.ts';

/** In milliseconds; nobody waits longer for a form. */
const timeout = 20_000;

/**
 * Gives up on a backend that does not answer, or never ends its answer. Every refusal of the backend's
 * own is JSON: anything else comes from something in between, and is as good as no answer.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  // Whoever signs out may open another page at once: the server is told all the same.
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const keepalive = pathname === '/auth/v1/logout';
  const response = await fetchWithin(timeout, input, { ...init, keepalive });
  if (!response.ok && !response.headers.get('content-type')?.includes('json')) {
    throw new TypeError(`No answer of the backend: ${response.status}`);
  }
  return response;
};

const global = { fetch: fetchAnswer };

/**
 * The client of the Supabase project. It keeps the session under `sb-{project}-auth-token`, refreshes it, and hands
 * its token to the realtime connection. It takes no session from an address: anybody could send a link with theirs.
 */
export const client = createClient(settings.supabaseUrl, settings.supabaseAnonKey, {
  auth: {
    storage: sessionStore,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  },
  global,
});

export type Client = typeof client;

/** A client for one link from a mail: whatever it does touches no session of this browser. */
export const createLinkClient = (): Client =>
  createClient(settings.supabaseUrl, settings.supabaseAnonKey, {
    auth: {
      storageKey: 'link',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global,
  });
