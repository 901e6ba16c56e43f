import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasAuthAnswer } from './baas/index.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { pageOf } from './shell/pages.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

// The page's own code comes first, so that hydration meets the tree that was prerendered.
await pageOf(routeOf(location.pathname)).load();
if (root.hasChildNodes() && root.firstElementChild !== null) hydrateRoot(root, app);
else createRoot(root).render(app);

if (hasAuthAnswer())
  void import('./auth/confirmation.ts').then((module) => module.tellAuthAnswer());
