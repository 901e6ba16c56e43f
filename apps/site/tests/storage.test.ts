// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  keepsToken,
  mayHaveSession,
  rememberNextSession,
  sessionStore,
  storageKey,
} from '../src/baas/sessionStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.removeItem(storageKey);
});

test('full storage leaves no stale session behind, and accepts the next one', () => {
  sessionStore.setItem(storageKey, 'old token');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  sessionStore.setItem(storageKey, 'new token');
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(keepsToken('new')).toBe(true);
  full.mockRestore();
  sessionStore.setItem(storageKey, 'newest token');
  expect(localStorage.getItem(storageKey)).toBe('newest token');
  // Simulates signing out in another tab.
  localStorage.removeItem(storageKey);
  expect(mayHaveSession()).toBe(false);
});

test.each([
  ['in the browser', true],
  ['in the tab', false],
])('a session that was stored %s is removed everywhere', (_, isRemembered) => {
  rememberNextSession(isRemembered);
  sessionStore.setItem(storageKey, 'token');
  expect(localStorage.length + sessionStorage.length).toBe(1);
  expect(localStorage.getItem(storageKey)).toBe(isRemembered ? 'token' : null);
  sessionStore.removeItem(storageKey);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(mayHaveSession()).toBe(false);
});
