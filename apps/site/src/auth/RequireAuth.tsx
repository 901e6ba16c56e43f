import { Container } from '@heldermatch/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { baas } from '../baas/index.ts';
import { pageCrash, signedOut } from '../shell/copy.ts';
import { Loading, Waiting } from '../shell/Waiting.tsx';
import { focusOn } from '../focus.ts';
import { AccountCard } from '../shell/AccountCard.tsx';
import { useAuth } from './AuthProvider.tsx';
import { authStore } from './session.ts';

const inContainer = (content: ReactNode) => <Container>{content}</Container>;

/** Shows its children to who is signed in; everybody else goes elsewhere, in the place of this page. */
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

/** The way out: to /login, or home for who has just signed out. */
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
  // What was pressed is gone.
  useLayoutEffect(() => focusOn(document.querySelector('h1')), []);
  return <AccountCard {...signedOut} />;
}
