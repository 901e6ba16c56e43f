import { useState, useSyncExternalStore } from 'react';
import type { MailLink } from '../../../baas/account.ts';

const types: readonly MailLink['type'][] = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
];

/** Reads the data of an emailed link from the URL fragment, which isn't sent to a server. */
export function readMailLink(fragment = location.hash): MailLink | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const tokenHash = parameters.get('token_hash');
  const type = types.find((known) => known === parameters.get('type'));
  return tokenHash && type ? { tokenHash, type } : undefined;
}

/** Reloads the page for another link in the same tab. */
function subscribe(): () => void {
  const restart = () => location.reload();
  addEventListener('hashchange', restart);
  return () => removeEventListener('hashchange', restart);
}

/**
 * Data of an emailed link in the URL: `null` if there is none, and `undefined` until the page is hydrated. It must not
 * be used before a press, because mail scanners open every link.
 */
export function useMailLink(): MailLink | null | undefined {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );
  // Keeps the link after it is removed from the address.
  const [first, setFirst] = useState(fragment);
  if (first === undefined && fragment !== undefined) setFirst(fragment);
  return first === undefined ? undefined : (readMailLink(first) ?? null);
}

/** Removes a used link from the address and the history. The page keeps using it. */
export const forgetMailLink = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);
