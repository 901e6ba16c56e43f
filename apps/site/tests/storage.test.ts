// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  keepsToken,
  mayHaveSession,
  rememberNextSession,
  sessionStore,
  storageKey,
} from '../src/baas/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.removeItem(storageKey);
});

test('a storage that is full leaves no stale session behind, and takes the next one', () => {
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
  // As another tab signs out.
  localStorage.removeItem(storageKey);
  expect(mayHaveSession()).toBe(false);
});

test.each([
  ['in the browser', true],
  ['in the tab', false],
])('a session that was kept %s is kept nowhere once it is removed', (_, isRemembered) => {
  rememberNextSession(isRemembered);
  sessionStore.setItem(storageKey, 'token');
  expect(localStorage.length + sessionStorage.length).toBe(1);
  expect(localStorage.getItem(storageKey)).toBe(isRemembered ? 'token' : null);
  sessionStore.removeItem(storageKey);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(mayHaveSession()).toBe(false);
});
