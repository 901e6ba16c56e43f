import type { Session, User } from '@supabase/supabase-js';
import { onBaasLoaded, prefetchBaas, verifySession } from '../baas/index.ts';
import { keepsToken, mayHaveSession } from '../baas/storage.ts';
import { markSession } from './markSession.ts';

export interface AuthState {
  session: Session | null;
  user: User | null;
  /** True until it is known whether somebody is signed in, also while that can't be found out. */
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

/** What another tab did. */
function noticeOthers(): void {
  if (!isStarted) return;
  if (mayHaveSession()) prefetchBaas();
  else publish(null);
}

/** What this tab did before the visitor came back to the page as it was left; one that was just loaded knows it. */
function noticeReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) noticeOthers();
}

/** Keeps the page true to the session that is kept, whoever changes that. Returns a function that ends it. */
function watch(): () => void {
  addEventListener('storage', noticeOthers);
  addEventListener('pageshow', noticeReturn);
  return () => {
    removeEventListener('storage', noticeOthers);
    removeEventListener('pageshow', noticeReturn);
  };
}

let isStarted = false;

/** Finds out who is signed in, and goes on doing so; once, when a page asks. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Whoever loads the client, a form or a stored session, now or at another try: its changes arrive here.
  onBaasLoaded((client) => {
    client.auth.onAuthStateChange((event, session) => {
      // Tabs tell each other of sessions that are not kept here.
      const isInThisTab = session === null ? !mayHaveSession() : keepsToken(session.access_token);
      if (event === 'INITIAL_SESSION' || isInThisTab) publish(session);
    });
    // oxlint-disable-next-line no-console -- for who looks into it; the session stays as it was found
    verifySession().catch((error) => console.error('The session could not be verified', error));
  });
  if (mayHaveSession()) prefetchBaas();
  else publish(null);
}

/** Shows every page of this document that the visitor has signed out, before anybody is asked. */
function leave(): void {
  isLeaving = true;
  publish(null);
}

/** The session as a store. */
export const authStore = {
  start,
  watch,
  leave,
  /** Where a guarded page leads who is not signed in: home after signing out there. */
  getExit: (): '/' | '/login' => (isLeaving ? '/' : '/login'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: (): AuthState => state,
};
