import { LocaleProvider } from '@heldermatch/ui';
import type { ComponentType } from 'react';
import { Router, useLocation } from 'wouter';
import { Island } from '../island/Island.tsx';
import { routeOf } from '../routes.ts';
import { Chrome } from './Chrome.tsx';

export interface AppProps {
  /** The path to render on the server; the browser knows its own. */
  ssrPath?: string;
  /** The page of that path, unless its route names an island. */
  Page: ComponentType | undefined;
}

/** A page with what stands around it. Rendered at build: in the browser only its islands are drawn by React. */
export function App({ ssrPath, Page }: AppProps) {
  return (
    <LocaleProvider>
      <Router ssrPath={ssrPath}>
        <CurrentRoute Page={Page} />
      </Router>
    </LocaleProvider>
  );
}

function CurrentRoute({ Page }: Pick<AppProps, 'Page'>) {
  const [path] = useLocation();
  const route = routeOf(path);
  return (
    <Chrome route={route}>
      {Page !== undefined && <Page />}
      {route.island !== undefined && <Island {...route.island} />}
    </Chrome>
  );
}
