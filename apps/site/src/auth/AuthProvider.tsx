import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { authStore, initialAuthState, type AuthState } from './session.ts';

const AuthContext = createContext<AuthState | undefined>(undefined);

/** Holds who is signed in, for everything inside it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(
    authStore.subscribe,
    authStore.getState,
    () => initialAuthState,
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/**
 * Who is signed in.
 * @throws outside an `AuthProvider`.
 */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === undefined) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
