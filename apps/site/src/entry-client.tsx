import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetch } from './lazyModule.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { pageOf } from './shell/pages.ts';
import './shell/visit.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

// From here on the app tells itself what goes wrong.
document.getElementById('start-failure')?.remove();
prefetch(pageOf(routeOf(location.pathname)));
if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);
