// The only way to the backend. supabase-js is half as large as everything else together,
// so it is fetched when it is needed: by a stored session, or by the first touch of a form.
import type { ContactMessage, Registration } from '@heldermatch/forms';
import type { AuthError } from '@supabase/supabase-js';
import { lazyModule, prefetch } from '../lazyModule.ts';
import { settings } from '../settings.ts';
import type { Client } from './client.ts';

const onLoaded: ((client: Client) => void)[] = [];

/** Registers what is to happen once, when the client is there. */
export function onBaasLoaded(callback: (client: Client) => void): void {
  onLoaded.push(callback);
}

/** The client, fetched on demand. */
export const baas = lazyModule(async () => {
  const { client } = await import('./client.ts');
  for (const callback of onLoaded.splice(0)) callback(client);
  return client;
});

/** Fetches the client ahead of its use. */
export const prefetchBaas = (): void => prefetch(baas);

/** supabase-js's own key. */
const storageKey = () => `sb-${new URL(settings.supabaseUrl).hostname.split('.')[0]}-auth-token`;

/** Whether this browser keeps a session. */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(storageKey()) !== null;
  } catch {
    // Storage is blocked: nothing is kept.
    return false;
  }
}

/** Whether a link from a mail led here: its answer stands in the fragment. */
export const hasAuthAnswer = (): boolean => /[#&](access_token|error_code)=/.test(location.hash);

/**
 * Sends a message.
 * @returns the server's error text, or undefined when the message was stored.
 * @throws when no proper answer came.
 */
export async function submitContactForm(message: ContactMessage): Promise<string | undefined> {
  const client = await baas.load();
  const { data, error, response } = await client.functions.invoke<{ error?: unknown }>(
    'submit-contact-form',
    // Where the database is: a message does not leave the EU on its way.
    { body: message, headers: { 'x-region': 'eu-central-1' } },
  );
  if (error === null) {
    // An answer that is no JSON object comes from something else than the function.
    if (typeof data !== 'object' || data === null) throw new Error('No proper answer');
    return typeof data.error === 'string' ? data.error : undefined;
  }
  const body: unknown = await response?.json();
  if (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string'
  ) {
    return body.error;
  }
  throw error;
}

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

/** What an account service refuses, and why: its own code and English words. */
export interface Refusal {
  status: 'refused';
  code: string | undefined;
  message: string;
}

/** @throws when no answer came. */
function refusalOf(error: AuthError): Refusal {
  if (isUnreachable(error)) throw error;
  return { status: 'refused', code: error.code, message: error.message };
}

/** @throws when no answer came, or one that says nothing about the password. */
export async function signIn(
  email: string,
  password: string,
): Promise<'signed-in' | 'refused' | 'limited'> {
  const client = await baas.load();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error === null) return 'signed-in';
  if (error.status === 429) return 'limited';
  if (isUnreachable(error) || (error.status ?? 0) >= 500) throw error;
  return 'refused';
}

/** @throws when no answer came. */
export async function signUp({
  name,
  email,
  company,
  password,
}: Registration): Promise<{ status: 'registered' | 'already-registered' } | Refusal> {
  const client = await baas.load();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: location.origin, data: { name, company } },
  });
  if (error?.message.includes('already registered')) return { status: 'already-registered' };
  if (error !== null) return refusalOf(error);
  // With confirmation on, a confirmed address gets a made-up user without identities, and no error.
  return { status: data.user?.identities?.length === 0 ? 'already-registered' : 'registered' };
}

/**
 * Mails the link that confirms a new account once more.
 * @throws when no answer came.
 */
export async function resendConfirmation(email: string): Promise<{ status: 'sent' } | Refusal> {
  const client = await baas.load();
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin },
  });
  return error === null ? { status: 'sent' } : refusalOf(error);
}

export interface Profile {
  full_name: string;
  company_name: string;
}

/** @throws when it can't be read. */
export async function readProfile(userId: string): Promise<Profile> {
  const client = await baas.load();
  const { data } = await client
    .from('profiles')
    .select('full_name, company_name')
    .eq('id', userId)
    .single<Profile>()
    .throwOnError();
  return data;
}

/** Ends the session on this device, even where the server can't be reached. */
export async function signOut(): Promise<void> {
  const client = await baas.load();
  const { error } = await client.auth.signOut();
  if (error !== null) await client.auth.signOut({ scope: 'local' });
}

/** supabase-js calls an answer of 500 and more so too, and then gives its status. */
const isUnreachable = ({ name, status }: AuthError) =>
  name === 'AuthRetryableFetchError' && !status;
