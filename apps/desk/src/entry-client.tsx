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
    {/* No AI is pretended: an `engine` here would score who is added. See the README. */}
    <App store={browserStore()} />
  </Router>,
);
