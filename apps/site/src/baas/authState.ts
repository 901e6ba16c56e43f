import type { Session, User } from '@supabase/supabase-js';
import { onBaasLoaded, prefetchBaas, verifySession } from './index.ts';
import { keepsToken, mayHaveSession } from './sessionStorage.ts';
import { markSession } from './markSession.ts';

export interface AuthState {
  session: Session | null;
  user: User | null;
  /** True until the session is known. Remains true while the client can't be fetched. */
  loading: boolean;
}

export const initialAuthState: AuthState = { session: null, user: null, loading: true };

let state = initialAuthState;
let isLeaving = false;
const listeners = new Set<() => void>();

function publish(session: Session | null): void {
  if (session !== null) isLeaving = false;
  state = { session, user: session?.user ?? null, loading: false };
  markSession();
  for (const listener of listeners) listener();
}

/** Handles a change of the session in another tab. */
function noticeOthers(): void {
  if (!isStarted) return;
  if (mayHaveSession()) prefetchBaas();
  else publish(null);
}

/** Handles a page restored from the back/forward cache, in which the session may be out-of-date. */
function noticeReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) noticeOthers();
}

/** Keeps the page in sync with the stored session. Returns a clean-up function. */
function watch(): () => void {
  addEventListener('storage', noticeOthers);
  addEventListener('pageshow', noticeReturn);
  return () => {
    removeEventListener('storage', noticeOthers);
    removeEventListener('pageshow', noticeReturn);
  };
}

let isStarted = false;

/** Reads the session, and subscribes to its changes. Only the first call has an effect. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Subscribes to the client as soon as anything loads it: a form, a stored session, or a retry.
  onBaasLoaded((client) => {
    client.auth.onAuthStateChange((event, session) => {
      // Tabs notify each other of sessions that aren't stored in this tab.
      const isInThisTab = session === null ? !mayHaveSession() : keepsToken(session.access_token);
      if (event === 'INITIAL_SESSION' || isInThisTab) publish(session);
    });
    // oxlint-disable-next-line no-console -- for debugging; the session is kept
    verifySession().catch((error) => console.error('The session could not be verified', error));
  });
  if (mayHaveSession()) prefetchBaas();
  else publish(null);
}

/** Signs out on every page of this document immediately, before the server responds. */
function leave(): void {
  isLeaving = true;
  publish(null);
}

/** Session store, for `useSyncExternalStore`. */
export const authStore = {
  start,
  watch,
  leave,
  /** Redirect target of a guarded page without a session: `/` after signing out there, otherwise `/login`. */
  getExit: (): '/' | '/login' => (isLeaving ? '/' : '/login'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: (): AuthState => state,
};
