// Storage of the session: local storage, or session storage without 'Onthoud mij'.
import { settings } from '../settings.ts';
import { storageKeyOf } from './storageKey.ts';

export const storageKey = storageKeyOf(settings.supabaseUrl);

/** Fallback when storage is blocked: the session lasts as long as the document. */
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

/** Sets where the session of the next sign-in is stored. */
export function rememberNextSession(isWanted: boolean): void {
  isRemembered = isWanted;
}

/** Storage for supabase-js. A session remains in its storage until the next sign-in. */
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
      // Storage is full, and its old session is no longer valid.
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

/**
 * Removes the stored session.
 * @returns its tokens, with which the server can end the session.
 */
export function takeSession(): { access_token: string; refresh_token: string } | undefined {
  const kept = sessionStore.getItem(storageKey);
  sessionStore.removeItem(storageKey);
  return kept === null ? undefined : JSON.parse(kept);
}

/** Whether this tab keeps a session. */
export const mayHaveSession = (): boolean => sessionStore.getItem(storageKey) !== null;

/** Whether this tab stores the session with this token. Tabs notify each other of every session. */
export const keepsToken = (token: string): boolean =>
  sessionStore.getItem(storageKey)?.includes(token) ?? false;
