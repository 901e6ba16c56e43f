import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import './desk.css';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { rules } from './engines/rules.ts';
import { browserStore } from './browserStore.ts';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Router>
    {/* Fixed rules, and no AI: see 'Connect an engine' in the README. */}
    <App store={browserStore()} engine={rules} />
  </Router>,
);
