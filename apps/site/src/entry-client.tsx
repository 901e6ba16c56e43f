import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasAuthAnswer } from './baas/index.ts';
import { pageCrash, unreachableToast } from './shell/copy.ts';
import { lazyModule, prefetch } from './lazyModule.ts';
import { routeOf } from './routes.ts';
import { App } from './shell/App.tsx';
import { pageOf } from './shell/pages.ts';
import { toasts } from './shell/toasts.ts';

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

const confirmation = lazyModule(() => import('./auth/confirmation.ts'));

async function followAuthAnswer() {
  try {
    await (await confirmation.load()).followAuthAnswer();
  } catch {
    toasts.show({
      ...unreachableToast,
      action: { label: pageCrash.buttonLabel, onPress: () => void followAuthAnswer() },
    });
  }
}

if (hasAuthAnswer()) void followAuthAnswer();
