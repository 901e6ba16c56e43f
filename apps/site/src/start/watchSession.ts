import { mayHaveSession } from '../baas/storage.ts';

/** Says to the CSS whether this tab keeps a session, as the start script did at first: for the navigation bar. */
export function showWhetherSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', mayHaveSession());
}

/** Goes on doing so: another tab may change it, and so may this one before the visitor comes back to a page as it was left. */
export function watchSession(): void {
  addEventListener('storage', showWhetherSignedIn);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showWhetherSignedIn();
  });
}
