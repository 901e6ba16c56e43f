import { Container } from '@heldermatch/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { baas } from '../baas/index.ts';
import { pageCrash, signedOut } from '../shell/copy.ts';
import { Loading, Waiting } from '../shell/Waiting.tsx';
import { focusOn } from '../focus.ts';
import { AccountCard } from '../shell/AccountCard.tsx';
import { useAuth } from './AuthProvider.tsx';
import { authStore } from '../baas/authState.ts';

const inContainer = (content: ReactNode) => <Container>{content}</Container>;

/** Renders its children for a signed-in user, and redirects other visitors. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  if (user === null) {
    return loading ? (
      <Waiting module={baas} loading={<Loading />} failure={pageCrash} place={inContainer} />
    ) : (
      <Exit />
    );
  }
  return children;
}

/** Redirects to /login, or to the home page after signing out. */
function Exit() {
  const to = authStore.getExit();
  return (
    <>
      <Redirect to={to} replace />
      {to === '/' && <SignedOut />}
    </>
  );
}

function SignedOut() {
  // The pressed control no longer exists.
  useLayoutEffect(() => focusOn(document.querySelector('h1')), []);
  return <AccountCard {...signedOut} />;
}
