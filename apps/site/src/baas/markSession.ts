import { mayHaveSession } from './sessionStorage.ts';

/**
 * Sets `data-signed-in` while this tab has a session. The navigation bar then shows 'Dashboard' instead of 'Inloggen'.
 */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', mayHaveSession());
}
