import { Container, ErrorFallback, LocaleProvider, Spinner } from '@heldermatch/ui';
import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { routeOf, type Route } from '../routes.ts';
import { Chrome } from './Chrome.tsx';
import { pageCrash } from '../content/pages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { prefetch, useModule } from './lazyModule.ts';
import { usePageArrival, useLinkNavigation } from './navigation.ts';
import { pageOf } from './pages.ts';
import { ToastHost } from './ToastHost.tsx';

export interface AppProps {
  /** The path to render on the server; the browser knows its own. */
  ssrPath?: string;
}

export function App({ ssrPath }: AppProps) {
  return (
    <LocaleProvider>
      <Router ssrPath={ssrPath}>
        <AuthProvider>
          <CurrentRoute />
          <ToastHost />
        </AuthProvider>
      </Router>
    </LocaleProvider>
  );
}

function CurrentRoute() {
  useLinkNavigation();
  const [path] = useLocation();
  const route = routeOf(path);
  const page = (
    <ErrorBoundary
      key={path}
      onRetry={() => prefetch(pageOf(route))}
      renderFallback={(retry) => (
        <Container>
          <ErrorFallback {...pageCrash} onRetry={retry} />
        </Container>
      )}
    >
      <Suspense fallback={<Loading />}>
        <Page route={route} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Chrome route={route} path={path}>
      {route.isGuarded ? <RequireAuth fallback={<Loading />}>{page}</RequireAuth> : page}
    </Chrome>
  );
}

function Page({ route, path }: { route: Route; path: string }) {
  const { default: Content } = useModule(pageOf(route));
  usePageArrival(route, path);
  return <Content />;
}

const Loading = () => (
  <Container>
    <Spinner />
  </Container>
);
