// The only access to the backend. supabase-js is half as large as all other code together. It is fetched only for a
// stored session or at the first touch of a form.
import { region } from '@heldermatch/facts';
import type { ContactMessage } from '@heldermatch/forms';
import { lazyModule, prefetch } from '../lazyModule.ts';
import type { Client } from './client.ts';

const onLoaded: ((client: Client) => void)[] = [];

/** Calls back once, as soon as the client is loaded. */
export function onBaasLoaded(callback: (client: Client) => void): void {
  const loaded = baas.peek();
  if (loaded === undefined) onLoaded.push(callback);
  else callback(loaded.value);
}

/** Supabase client, loaded on demand. */
export const baas = lazyModule(async () => {
  const { client } = await import('./client.ts');
  for (const callback of onLoaded.splice(0)) callback(client);
  return client;
});

/** Prefetches the client. */
export const prefetchBaas = (): void => prefetch(baas);

/** Outcome of a submission. Without a valid response the message may still be stored: the response may be lost. */
export type Delivery =
  | { status: 'stored' }
  | { status: 'refused'; reason: string }
  | { status: 'unanswered'; mayHaveArrived: boolean };

/**
 * Submits a message. The key makes it idempotent: a retry with the same key stores nothing more, and gets the same
 * response.
 */
export async function submitContactForm(message: ContactMessage, key: string): Promise<Delivery> {
  // An offline browser sends no request.
  const isOffline = !navigator.onLine;
  const client = await baas.load().catch(() => undefined);
  if (client === undefined) return { status: 'unanswered', mayHaveArrived: false };
  const { data, response } = await client.functions.invoke<unknown>('submit-contact-form', {
    body: message,
    headers: {
      'Idempotency-Key': key,
      // Region of the database, so that the message stays inside the EU.
      'x-region': region.id,
    },
  });
  const answer = data ?? (await jsonOf(response));
  // A response that isn't a JSON object doesn't come from the function.
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
 * Removes a stored session that the server rejects: expired, forged or revoked. Without a response the session is kept.
 */
export async function verifySession(): Promise<void> {
  const client = await baas.load();
  let { error } = await client.auth.getUser();
  // With a slow clock the browser keeps a token after the server rejects it.
  if (error?.message.includes('token is expired')) ({ error } = await client.auth.refreshSession());
  if (error?.status === 401 || error?.status === 403) await client.auth.signOut({ scope: 'local' });
}
