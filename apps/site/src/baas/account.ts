// What an account asks of the backend.
import type { Registration } from '@heldermatch/forms';
import type { AuthError } from '@supabase/supabase-js';
import type { Client } from './client.ts';
import { authStore } from '../auth/session.ts';
import { baas, verifySession } from './index.ts';
import { reasonOf } from './refusals.ts';
import { mayHaveSession, rememberNextSession, takeSession } from './storage.ts';
import { settings } from '../settings.ts';

/** What an account service refuses. */
export interface Refusal {
  status: 'refused';
  /** As a sentence for who asked. */
  reason: string;
}

/** @throws when no answer came. */
function refusalOf(error: AuthError): Refusal {
  if (isUnreachable(error)) throw error;
  return { status: 'refused', reason: reasonOf(error) };
}

/** supabase-js calls an answer of 500 and more so too, and then gives its status. */
const isUnreachable = ({ name, status }: AuthError) =>
  name === 'AuthRetryableFetchError' && !status;

/** What calls of strangers need where the project has a captcha. @throws when it is not solved. */
async function captcha(): Promise<{ captchaToken?: string }> {
  const { captchaProvider, captchaSiteKey } = settings;
  if (captchaProvider === undefined || captchaSiteKey === undefined) return {};
  const { solveCaptcha } = await import('./captcha.ts');
  return { captchaToken: await solveCaptcha(captchaProvider, captchaSiteKey) };
}

/**
 * @param isRemembered - whether the session outlives the tab; left out, it is kept where the present one is.
 * @throws when no answer came, or one that says nothing about the password.
 */
export async function signIn(
  email: string,
  password: string,
  isRemembered?: boolean,
): Promise<'signed-in' | 'refused' | 'limited'> {
  const client = await baas.load();
  const options = await captcha();
  if (isRemembered !== undefined) rememberNextSession(isRemembered);
  const { error } = await client.auth.signInWithPassword({ email, password, options });
  if (error === null) return 'signed-in';
  if (error.status === 429) return 'limited';
  if (isUnreachable(error) || (error.status ?? 0) >= 500) throw error;
  return 'refused';
}

/**
 * Signs out. This browser keeps no session from the call on, whatever can be reached and whatever the visitor opens
 * next; the server then ends every session of the account.
 */
export async function signOut(): Promise<void> {
  const session = takeSession();
  authStore.leave();
  const client = await baas.load();
  // It finds no session to ask the server about, and tells whoever listens to it.
  await client.auth.signOut({ scope: 'local' });
  if (session !== undefined) await revoke(client, session);
}

async function revoke(client: Client, tokens: { access_token: string; refresh_token: string }) {
  const { error } = await client.auth.admin.signOut(tokens.access_token, 'global');
  if (error?.status !== 401 && error?.status !== 403) return;
  // The access token has expired: another one ends the session.
  const { createLinkClient } = await import('./client.ts');
  const other = createLinkClient();
  await other.auth.refreshSession(tokens);
  await other.auth.signOut({ scope: 'global' });
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
    options: { emailRedirectTo: location.origin, data: { name, company }, ...(await captcha()) },
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
    options: await captcha(),
  });
  return error === null ? { status: 'sent' } : refusalOf(error);
}

/**
 * Mails a link that sets a new password to whoever has an account at this address.
 * @throws when no answer came.
 */
export async function requestNewPassword(email: string): Promise<{ status: 'sent' } | Refusal> {
  const client = await baas.load();
  const { error } = await client.auth.resetPasswordForEmail(email, await captcha());
  // Only an address that has an account can have had a mail a moment ago: nobody is told.
  const isTooSoon = error?.message.startsWith('For security purposes') ?? false;
  return error === null || isTooSoon ? { status: 'sent' } : refusalOf(error);
}

/** What a link from a mail hands to the page that it leads to. */
export interface MailLink {
  tokenHash: string;
  type: 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';
}

/** A link that is used, expired or not of ours: the same to who followed it. */
interface DeadLink {
  status: 'dead';
}

/** A link works once: who may try again, with a better password or connection, does so as whoever it let in. */
let used: { tokenHash: string; client: Client; email: string | undefined } | undefined;

async function followOnce({ tokenHash, type }: MailLink) {
  if (used?.tokenHash === tokenHash) return used;
  const { createLinkClient } = await import('./client.ts');
  const client = createLinkClient();
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error !== null) {
    const refusal = refusalOf(error);
    return error.status === 429 ? refusal : ({ status: 'dead' } as const);
  }
  used = { tokenHash, client, email: data.user?.email };
  return used;
}

/**
 * Uses a link: its account is confirmed, this is its password from now on, and every session of it ends. It signs
 * nobody in: the link may be that of somebody else.
 * @throws when no answer came.
 */
export async function setPasswordByLink(
  link: MailLink,
  password: string,
): Promise<{ status: 'done'; email: string } | DeadLink | Refusal> {
  const account = await followOnce(link);
  if ('status' in account) return account;
  const { error } = await account.client.auth.updateUser({ password });
  if (error !== null && error.code !== 'same_password') return refusalOf(error);
  const { error: notSignedOut } = await account.client.auth.signOut({ scope: 'global' });
  if (notSignedOut !== null) throw notSignedOut;
  // A session of this account may have been in this very browser.
  if (mayHaveSession()) await verifySession();
  return { status: 'done', email: account.email ?? '' };
}

/**
 * Uses one of the two links that change an address.
 * @throws when no answer came.
 */
export async function confirmEmailChange(
  link: MailLink,
): Promise<{ status: 'half-way' } | { status: 'done'; email: string } | DeadLink | Refusal> {
  const account = await followOnce(link);
  if ('status' in account) return account;
  if (account.email === undefined) return { status: 'half-way' };
  await account.client.auth.signOut({ scope: 'local' });
  if (mayHaveSession()) await (await baas.load()).auth.refreshSession();
  return { status: 'done', email: account.email };
}

/** Who is signed in, as the service knows it now. */
export interface Account {
  userId: string;
  email: string;
  /** An address that waits for both mailboxes. */
  newEmail: string | undefined;
  profile: Profile;
}

/** @throws when it can't be read. */
export async function readAccount(): Promise<Account> {
  const client = await baas.load();
  const { data, error } = await client.auth.getUser();
  if (error !== null) throw error;
  const { id, email = '', new_email: newEmail } = data.user;
  return { userId: id, email, newEmail, profile: await readProfile(id) };
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

/** @throws when it can't be changed. */
export async function changeProfile(userId: string, profile: Profile): Promise<void> {
  const client = await baas.load();
  await client.from('profiles').update(profile).eq('id', userId).select().single().throwOnError();
}

/**
 * Asks both mailboxes to confirm another address.
 * @throws when no answer came.
 */
export async function changeEmail(email: string): Promise<{ status: 'sent' } | Refusal> {
  const client = await baas.load();
  const { error } = await client.auth.updateUser({ email });
  return error === null ? { status: 'sent' } : refusalOf(error);
}

/**
 * Changes the password, and ends every other session.
 * @throws when no answer came.
 */
export async function changePassword(
  email: string,
  { present, next }: { present: string; next: string },
): Promise<{ status: 'changed' | 'wrong' | 'limited' } | Refusal> {
  const client = await baas.load();
  // A session of long ago is not enough for the service, and other sessions are ended by this one.
  const answer = await signIn(email, present);
  if (answer !== 'signed-in') return { status: answer === 'limited' ? answer : 'wrong' };
  const { error } = await client.auth.updateUser({ password: next, current_password: present });
  if (error !== null && error.code !== 'same_password') return refusalOf(error);
  const { error: notSignedOut } = await client.auth.signOut({ scope: 'others' });
  if (notSignedOut !== null) throw notSignedOut;
  return { status: 'changed' };
}

/** @throws when it can't be had. */
export async function exportData(): Promise<object> {
  const client = await baas.load();
  const { data } = await client.rpc('export_own_data').throwOnError();
  return data;
}

/**
 * Deletes the account; the session that is left on this device opens nothing any more.
 * @throws when no answer came.
 */
export async function deleteAccount(
  email: string,
  password: string,
): Promise<{ status: 'deleted' | 'wrong' | 'limited' }> {
  const client = await baas.load();
  const answer = await signIn(email, password);
  if (answer !== 'signed-in') return { status: answer === 'limited' ? answer : 'wrong' };
  await client.rpc('delete_own_account').throwOnError();
  return { status: 'deleted' };
}

/** A text and the version of it that somebody agrees to. */
export interface Acceptance {
  document: string;
  version: string;
}

/** @throws when they can't be read. */
export async function readAcceptances(): Promise<Acceptance[]> {
  const client = await baas.load();
  const { data } = await client.from('acceptances').select('document, version').throwOnError();
  return data;
}

/** @throws when they can't be kept. */
export async function accept(acceptances: readonly Acceptance[]): Promise<void> {
  const client = await baas.load();
  // Another tab may have been answered first.
  await client
    .from('acceptances')
    .upsert([...acceptances], { ignoreDuplicates: true })
    .throwOnError();
}
