import { Container, LocaleProvider, Spinner, ToastRegion } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { baas } from '../baas/index.ts';
import { pageCrash } from './copy.ts';
import { routeOf, type Route } from '../routes.ts';
import { Chrome } from './Chrome.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { usePageArrival, useLinkNavigation } from './navigation.ts';
import { pageOf } from './pages.ts';
import { Failure, Part, Waiting } from './Part.tsx';
import { toasts } from './toasts.ts';

export interface AppProps {
  /** The path to render on the server; the browser knows its own. */
  ssrPath?: string;
}

export function App({ ssrPath }: AppProps) {
  return (
    <LocaleProvider>
      <Router ssrPath={ssrPath}>
        <AuthProvider>
          <ErrorBoundary
            renderFallback={(retry) => inContainer(<Failure {...pageCrash} onRetry={retry} />)}
          >
            <CurrentRoute />
          </ErrorBoundary>
        </AuthProvider>
      </Router>
      <ToastRegion toasts={toasts} />
    </LocaleProvider>
  );
}

const inContainer = (content: ReactNode) => <Container>{content}</Container>;
const loading = inContainer(<Spinner />);
const whileLookedUp = (
  <Waiting module={baas} loading={loading} failure={pageCrash} place={inContainer} />
);

function CurrentRoute() {
  useLinkNavigation();
  const [path] = useLocation();
  const route = routeOf(path);
  const page = (
    <Part
      key={path}
      module={pageOf(route)}
      loading={loading}
      failure={pageCrash}
      place={inContainer}
    >
      <Arrival route={route} path={path} />
    </Part>
  );
  return (
    <Chrome route={route}>
      {route.isGuarded ? <RequireAuth fallback={whileLookedUp}>{page}</RequireAuth> : page}
    </Chrome>
  );
}

function Arrival({ route, path }: { route: Route; path: string }) {
  usePageArrival(route, path);
  return null;
}
