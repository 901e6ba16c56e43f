import { LocaleProvider, ToastRegion, VisuallyHidden } from '@heldermatch/ui';
import { StrictMode, Suspense, use, useEffect, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { RequireAuth } from './auth/RequireAuth.tsx';
import { pageTags } from './head.ts';
import { announcerId, arrive, followInApp, go, pageOf, notifyHydrated } from './navigation.ts';
import type { Route as SiteRoute } from './route.ts';
import { notFound, routeOf, routes } from './routes.ts';
import { AgreementPrompt } from './pages/account/AgreementPrompt.tsx';
import { settings } from './settings.ts';
import { Chrome } from './shell/Chrome.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { toasts } from './shell/toasts.ts';
import { Loading } from './shell/Waiting.tsx';

export interface AppProps {
  /** Path to prerender. Not needed in a browser. */
  path?: string;
}

/** Root component of the site. Prerendered for each route, and hydrated on demand by `start.ts`. */
export function App({ path }: AppProps) {
  return (
    <StrictMode>
      <LocaleProvider>
        <AuthProvider>
          <Router ssrPath={path} aroundNav={go}>
            {/* The build writes the head of a document. */}
            {path === undefined && <Head />}
            <SiteChrome>
              <Switch>
                {routes.flatMap((route) =>
                  [route.path, ...(route.aliases ?? [])].map((at) => (
                    <Route key={at} path={at}>
                      <Page route={route} />
                    </Route>
                  )),
                )}
                <Route>
                  <Page route={notFound} />
                </Route>
              </Switch>
            </SiteChrome>
          </Router>
        </AuthProvider>
        <VisuallyHidden>
          <span id={announcerId} role="status" />
        </VisuallyHidden>
        <ToastRegion toasts={toasts} />
      </LocaleProvider>
    </StrictMode>
  );
}

function SiteChrome({ children }: { children: ReactNode }) {
  const [path, navigate] = useLocation();
  useEffect(() => followInApp(navigate), [navigate]);
  useEffect(() => arrive(path), [path]);
  return <Chrome route={routeOf(path)}>{children}</Chrome>;
}

function Page({ route }: { route: SiteRoute }) {
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<Loading />}>
        <Content route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Content({ route }: { route: SiteRoute }) {
  const page = pageOf(route);
  const { default: Shown } = page.peek()?.value ?? use(page.load());
  useEffect(notifyHydrated, []);
  const shown = <Shown {...{ route, routes }} />;
  if (route.isGuarded !== true) return shown;
  return (
    <RequireAuth>
      {shown}
      <AgreementPrompt />
    </RequireAuth>
  );
}

/** Title and tags of the current route. React hoists them into the head, and adopts those in the document. */
function Head() {
  const [path] = useLocation();
  const route = routeOf(path);
  return (
    <>
      <title>{route.title}</title>
      {pageTags(route, settings.siteUrl).map((tag) =>
        'rel' in tag ? (
          <link key={tag['rel']} {...tag} />
        ) : (
          <meta key={tag['name'] ?? tag['property']} {...tag} />
        ),
      )}
    </>
  );
}
