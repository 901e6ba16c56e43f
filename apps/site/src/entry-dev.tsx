// The development server's: React draws the whole of each page, and links load it anew.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { ToastRegion } from '@heldermatch/ui';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { importPage } from './pages.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { toasts } from './shell/toasts.ts';
import { tendControls, tendPage } from './start/tendPage.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

function Tended({ root: shown }: { root: HTMLElement }) {
  useEffect(() => tendPage(shown), [shown]);
  return null;
}

const { pathname } = location;
// Islands go elsewhere by changing the address.
for (const change of ['pushState', 'replaceState', 'popstate']) {
  addEventListener(change, () => {
    if (location.pathname !== pathname) location.reload();
  });
}

const page = await importPage(routeOf(pathname));
createRoot(root).render(
  <StrictMode>
    <AuthProvider>
      <App Page={page} />
      <ToastRegion toasts={toasts} />
      <Tended root={root} />
    </AuthProvider>
  </StrictMode>,
);
tendControls();
