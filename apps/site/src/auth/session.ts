import type { Session, User } from '@supabase/supabase-js';
import {
  hasAuthAnswer,
  loadBaas,
  mayHaveSession,
  onBaasLoaded,
  verifySession,
} from '../baas/index.ts';

export interface AuthState {
  session: Session | null;
  user: User | null;
  /** True until it is known whether somebody is signed in. */
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

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Whoever loads the client first, a form or a stored session: its changes arrive here.
  onBaasLoaded((client) => {
    client.auth.onAuthStateChange((_event, session) => publish(session));
  });
  if (!mayHaveSession() && !hasAuthAnswer()) {
    publish(null);
    // Signed in on another tab.
    addEventListener('storage', () => {
      if (mayHaveSession()) void load();
    });
    return;
  }
  void load();
}

async function load(): Promise<void> {
  try {
    await loadBaas();
    await verifySession();
  } catch (error) {
    // oxlint-disable-next-line no-console -- for who looks into it; the visitor goes on signed out
    console.error('The session could not be loaded', error);
    publish(null);
  }
}

/** The session as a store: subscribing starts the look-up. */
export const authStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    start();
    return () => listeners.delete(listener);
  },
  getState: (): AuthState => state,
};
