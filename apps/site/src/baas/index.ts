// The only way to the backend. supabase-js is half as large as everything else together,
// so it is fetched when it is needed: by a stored session, or by the first touch of a form.
import { region } from '@heldermatch/facts';
import type { ContactMessage } from '@heldermatch/forms';
import { lazyModule, prefetch } from '../lazyModule.ts';
import type { Client } from './client.ts';

const onLoaded: ((client: Client) => void)[] = [];

/** Does something once, as soon as the client is there. */
export function onBaasLoaded(callback: (client: Client) => void): void {
  const loaded = baas.peek();
  if (loaded === undefined) onLoaded.push(callback);
  else callback(loaded.value);
}

/** The client, fetched on demand. */
export const baas = lazyModule(async () => {
  const { client } = await import('./client.ts');
  for (const callback of onLoaded.splice(0)) callback(client);
  return client;
});

/** Fetches the client ahead of its use. */
export const prefetchBaas = (): void => prefetch(baas);

/** How sending ended. Without a proper answer a message may be stored all the same: its answer can be lost on the way. */
export type Delivery =
  | { status: 'stored' }
  | { status: 'refused'; reason: string }
  | { status: 'unanswered'; mayHaveArrived: boolean };

/** Sends a message. Sent again with the same key it is stored once, and gets the same answer. */
export async function submitContactForm(message: ContactMessage, key: string): Promise<Delivery> {
  // A browser that knows of no network sends nothing.
  const isOffline = !navigator.onLine;
  const client = await baas.load().catch(() => undefined);
  if (client === undefined) return { status: 'unanswered', mayHaveArrived: false };
  const { data, response } = await client.functions.invoke<unknown>('submit-contact-form', {
    body: message,
    headers: {
      'Idempotency-Key': key,
      // Where the database is: a message does not leave the EU on its way.
      'x-region': region.id,
    },
  });
  const answer = data ?? (await jsonOf(response));
  // What is no JSON object comes from something else than the function.
  if (typeof answer === 'object' && answer !== null) {
    if ('error' in answer && typeof answer.error === 'string') {
      return { status: 'refused', reason: answer.error };
    }
    if (response?.ok === true) return { status: 'stored' };
  }
  return { status: 'unanswered', mayHaveArrived: !isOffline };
}

const jsonOf = (response: Response | undefined): Promise<unknown> | undefined =>
  response?.json().catch(() => undefined);

/**
 * Ends a stored session that the server does not know: expired, forged or revoked. Whether the server
 * can't be reached says nothing about the session.
 */
export async function verifySession(): Promise<void> {
  const client = await baas.load();
  let { error } = await client.auth.getUser();
  // A clock that is slow keeps a token for longer than the server does.
  if (error?.message.includes('token is expired')) ({ error } = await client.auth.refreshSession());
  if (error?.status === 401 || error?.status === 403) await client.auth.signOut({ scope: 'local' });
}
