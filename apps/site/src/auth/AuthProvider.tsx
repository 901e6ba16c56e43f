import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { markSession } from './markSession.ts';
import { authStore, initialAuthState, type AuthState } from './session.ts';

/** Holds the store and not its state: a context that changes would draw anew what is not hydrated yet. */
const AuthContext = createContext<typeof authStore | undefined>(undefined);

/** Holds who is signed in, for everything inside it. Nothing is fetched until something in it asks. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    markSession();
    return authStore.watch();
  }, []);
  return <AuthContext value={authStore}>{children}</AuthContext>;
}

/**
 * Who is signed in.
 * @throws outside an `AuthProvider`.
 */
export function useAuth(): AuthState {
  const store = useContext(AuthContext);
  if (store === undefined) throw new Error('useAuth must be used within an AuthProvider');
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState, () => initialAuthState);
}
