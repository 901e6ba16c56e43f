import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import './desk.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { rules } from './engines/rules.ts';
import { browserStore } from './browserStore.ts';

const root = document.getElementById('root') as HTMLElement;
const database = document.querySelector<HTMLMetaElement>('meta[name=database]');

if (database === null) {
  hydrateRoot(
    root,
    <Router>
      {/* Fixed rules, and no AI: see 'Connect an engine' in the README. */}
      <App store={browserStore()} engine={rules} />
    </Router>,
  );
} else {
  const { url = '', key = '', site = '' } = database.dataset;
  const { TeamDesk } = await import('./team/TeamDesk.tsx');
  createRoot(root).render(<TeamDesk url={url} publishableKey={key} site={site} />);
}
