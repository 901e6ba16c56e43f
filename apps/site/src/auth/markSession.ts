import { mayHaveSession } from '../baas/storage.ts';

/** Says to the CSS whether this tab keeps a session: the navigation bar shows 'Dashboard' or 'Inloggen'. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', mayHaveSession());
}
