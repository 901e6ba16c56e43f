// Where the session is kept: in local storage, or in that of the tab for who does not want to be remembered.
import { settings } from '../settings.ts';
import { storageKeyOf } from './storageKey.ts';

export const storageKey = storageKeyOf(settings.supabaseUrl);

/** For who blocks storage: the session lasts as long as the document. */
const memory = new Map<string, string>();

function storage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

const tab = () => storage('sessionStorage');
const browser = () => storage('localStorage');

let isRemembered: boolean | undefined;

/** Says where the session of the sign-in that follows is kept. */
export function rememberNextSession(isWanted: boolean): void {
  isRemembered = isWanted;
}

/** As supabase-js wants it. A session stays where it was found, until somebody signs in. */
export const sessionStore = {
  getItem: (key: string): string | null =>
    tab()?.getItem(key) ?? browser()?.getItem(key) ?? memory.get(key) ?? null,
  setItem(key: string, value: string): void {
    const isBrowserStorage = isRemembered ?? tab()?.getItem(key) == null;
    const [kept, other] = isBrowserStorage ? [browser(), tab()] : [tab(), browser()];
    other?.removeItem(key);
    memory.delete(key);
    try {
      if (kept !== undefined) {
        kept.setItem(key, value);
        return;
      }
    } catch {
      // It is full; what it holds is no longer true.
      kept?.removeItem(key);
    }
    memory.set(key, value);
  },
  removeItem(key: string): void {
    tab()?.removeItem(key);
    browser()?.removeItem(key);
    memory.delete(key);
  },
};

/** Forgets the session that is kept. @returns its tokens, for the server to end it by. */
export function takeSession(): { access_token: string; refresh_token: string } | undefined {
  const kept = sessionStore.getItem(storageKey);
  sessionStore.removeItem(storageKey);
  return kept === null ? undefined : JSON.parse(kept);
}

/** Whether this tab keeps a session. */
export const mayHaveSession = (): boolean => sessionStore.getItem(storageKey) !== null;

/** Whether this tab keeps the session with this token: tabs tell each other of every session. */
export const keepsToken = (token: string): boolean =>
  sessionStore.getItem(storageKey)?.includes(token) ?? false;
