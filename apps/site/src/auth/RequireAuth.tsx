import { Container, Spinner } from '@heldermatch/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { lazyModule, prefetch } from '../lazyModule.ts';
import { baas } from '../baas/index.ts';
import { pageCrash } from '../shell/copy.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { useAuth } from './AuthProvider.tsx';
import { Redirect } from './Redirect.tsx';

const inContainer = (content: ReactNode) => <Container>{content}</Container>;

/** Shows its children to who is signed in; everybody else goes to /login, in the place of this page. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  if (user === null) {
    return loading ? (
      <Waiting
        module={baas}
        loading={inContainer(<Spinner />)}
        failure={pageCrash}
        place={inContainer}
      />
    ) : (
      <Redirect to="/login" />
    );
  }
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
