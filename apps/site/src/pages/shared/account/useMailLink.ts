import { useState, useSyncExternalStore } from 'react';
import type { MailLink } from '../../../baas/account.ts';

const types: readonly MailLink['type'][] = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
];

/** The link from a mail that led here, from the fragment, which no server is told. */
export function readMailLink(fragment = location.hash): MailLink | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const tokenHash = parameters.get('token_hash');
  const type = types.find((known) => known === parameters.get('type'));
  return tokenHash && type ? { tokenHash, type } : undefined;
}

/** Another link in the same tab is another visit. */
function subscribe(): () => void {
  const startAnew = () => location.reload();
  addEventListener('hashchange', startAnew);
  return () => removeEventListener('hashchange', startAnew);
}

/**
 * The link from a mail that led here: null where the address holds none, and undefined until the page is hydrated. Nothing is done with it before a press: mail scanners open every link.
 */
export function useMailLink(): MailLink | null | undefined {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );
  // It stays when the address forgets it.
  const [first, setFirst] = useState(fragment);
  if (first === undefined && fragment !== undefined) setFirst(fragment);
  return first === undefined ? undefined : (readMailLink(first) ?? null);
}

/** Takes a link that is used up out of the address and of the history; the page goes on with it. */
export const forgetMailLink = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);
