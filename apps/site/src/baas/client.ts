import { fetchWithin } from '@heldermatch/forms';
import { createClient } from '@supabase/supabase-js';
import { settings } from '../settings.ts';
import { sessionStore } from './sessionStorage.ts';

/** Timeout of a request, in milliseconds. */
const timeout = 20_000;

/**
 * Fetches with a timeout, which includes the body. The backend's errors are always JSON: any other error comes from an
 * intermediary and is treated as no response.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  // Completes the sign-out request even if the visitor leaves the page meanwhile.
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
 * Client of the Supabase project. It stores the session under `sb-{project}-auth-token`, refreshes it, and passes its
 * token to the realtime connection. It reads no session from the URL, because anyone could send a link with their
 * session.
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

/** Creates a separate client for a link from an email. It never touches the session of this browser. */
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
