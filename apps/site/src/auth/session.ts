import type { Session, User } from '@supabase/supabase-js';
import {
  hasAuthAnswer,
  mayHaveSession,
  onBaasLoaded,
  prefetchBaas,
  verifySession,
} from '../baas/index.ts';

export interface AuthState {
  session: Session | null;
  user: User | null;
  /** True until it is known whether somebody is signed in, also while that can't be found out. */
  loading: boolean;
}

export const initialAuthState: AuthState = { session: null, user: null, loading: true };

let state = initialAuthState;
const listeners = new Set<() => void>();

function publish(session: Session | null): void {
  state = { session, user: session?.user ?? null, loading: false };
  for (const listener of listeners) listener();
}

let isStarted = false;

/** Finds out who is signed in, and goes on doing so; once. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Whoever loads the client, a form or a stored session, now or at another try: its changes arrive here.
  onBaasLoaded((client) => {
    client.auth.onAuthStateChange((_event, session) => publish(session));
    // oxlint-disable-next-line no-console -- for who looks into it; the session stays as it was found
    verifySession().catch((error) => console.error('The session could not be verified', error));
  });
  if (mayHaveSession() || hasAuthAnswer()) {
    prefetchBaas();
    return;
  }
  publish(null);
  // Signed in on another tab.
  addEventListener('storage', () => {
    if (mayHaveSession()) prefetchBaas();
  });
}

/** The session as a store. */
export const authStore = {
  start,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: (): AuthState => state,
};
