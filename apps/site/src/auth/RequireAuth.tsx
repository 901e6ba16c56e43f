import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { lazyModule, prefetch } from '../lazyModule.ts';
import { useAuth } from './AuthProvider.tsx';

export interface RequireAuthProps {
  children: ReactNode;
  /** Shown while the session loads. */
  fallback: ReactNode;
}

/** Shows its children to who is signed in; everybody else goes to /login, in the place of this page. */
export function RequireAuth({ children, fallback }: RequireAuthProps) {
  const { user, loading } = useAuth();
  if (user === null) return loading ? fallback : <Redirect to="/login" />;
  return (
    <>
      {children}
      <AsksAgreement />
    </>
  );
}

const agreement = lazyModule(() => import('./Agreement.tsx'));

/** Fetched for who is signed in; the page does not wait for it, nor for its being out of reach. */
function AsksAgreement() {
  const [module, setModule] = useState(agreement.peek()?.value);
  useEffect(() => {
    void agreement.ready.then(setModule);
    prefetch(agreement);
  }, []);
  return module === undefined ? null : <module.default />;
}

/** Replaces the current history entry, so that 'back' does not return to it. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true, state: { entry: Date.now() } }), [navigate, to]);
  return null;
}
