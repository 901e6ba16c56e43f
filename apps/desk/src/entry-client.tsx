import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import './desk.css';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { browserStore } from './store.ts';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Router>
    {/* The desk simulates no AI: an `engine` here would score added candidates. See the README. */}
    <App store={browserStore()} />
  </Router>,
);
