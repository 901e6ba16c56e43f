import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import './paper.css';
import './transitions.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { pageOf } from './navigation.ts';
import { routeOf } from './routes.ts';

/**
 * Hydrates the document in short tasks.
 * @throws when the code of its page can't be fetched; it can be called again.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  await pageOf(routeOf(location.pathname)).load();
  startTransition(() => {
    // The development server doesn't prerender.
    if (root.hasChildNodes()) hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
}
