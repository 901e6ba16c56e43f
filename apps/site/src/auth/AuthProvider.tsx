import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { markSession } from '../baas/markSession.ts';
import { authStore, initialAuthState, type AuthState } from '../baas/authState.ts';

/**
 * Contains the store instead of its state, because a changed context would re-render parts that aren't hydrated yet.
 */
const AuthContext = createContext<typeof authStore | undefined>(undefined);

/** Provides the session. Fetches the client only when a descendant uses the session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    markSession();
    return authStore.watch();
  }, []);
  return <AuthContext value={authStore}>{children}</AuthContext>;
}

/**
 * Returns the session and the signed-in user.
 * @throws outside an `AuthProvider`.
 */
export function useAuth(): AuthState {
  const store = useContext(AuthContext);
  if (store === undefined) throw new Error('useAuth must be used within an AuthProvider');
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState, () => initialAuthState);
}
