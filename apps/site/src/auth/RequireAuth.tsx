import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from './AuthProvider.tsx';

export interface RequireAuthProps {
  children: ReactNode;
  /** Shown while the session loads. */
  fallback: ReactNode;
}

/** Shows its children to who is signed in; everybody else goes to /login, in the place of this page. */
export function RequireAuth({ children, fallback }: RequireAuthProps) {
  const { user, loading } = useAuth();
  return user === null ? loading ? fallback : <Redirect to="/login" /> : children;
}

/** Replaces the current history entry, so that 'back' does not return to it. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true, state: { entry: Date.now() } }), [navigate, to]);
  return null;
}
