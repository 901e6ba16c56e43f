// Backend requests for accounts.
import type { Profile, Registration } from '@heldermatch/forms';
import type { AuthError } from '@supabase/supabase-js';
import type { Client } from './client.ts';
import { authStore } from './authState.ts';
import { baas, verifySession } from './index.ts';
import { reasonOf } from './refusals.ts';
import { mayHaveSession, rememberNextSession, takeSession } from './sessionStorage.ts';
import { settings } from '../settings.ts';

/** Request that the account service rejected. */
export interface Refusal {
  status: 'refused';
  /** Reason as a sentence for the user. */
  reason: string;
}

/**
 * Converts an error into a refusal.
 * @throws when there is no response.
 */
function refusalOf(error: AuthError): Refusal {
  if (isUnreachable(error)) throw error;
  return { status: 'refused', reason: reasonOf(error) };
}

/** supabase-js also uses this error for a response of 500 and above, but then with its status. */
const isUnreachable = ({ name, status }: AuthError) =>
  name === 'AuthRetryableFetchError' && !status;

/**
 * Solves the captcha that anonymous requests need, if the project uses one.
 * @throws when it isn't solved.
 */
async function captcha(): Promise<{ captchaToken?: string }> {
  const { captchaProvider, captchaSiteKey } = settings;
  if (captchaProvider === undefined || captchaSiteKey === undefined) return {};
  const { solveCaptcha } = await import('./captcha.ts');
  return { captchaToken: await solveCaptcha(captchaProvider, captchaSiteKey) };
}

/**
 * Signs in with a password.
 * @param isRemembered - Whether the session outlives the tab. By default it is stored where the current one is.
 * @throws when there is no response, or one with a server error.
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
 * Signs out and ends every session of the account on the server. This browser forgets the session immediately, even
 * when it is offline or the visitor leaves the page.
 */
export async function signOut(): Promise<void> {
  const session = takeSession();
  authStore.leave();
  const client = await baas.load();
  // Without a stored session it makes no request, and only notifies its listeners.
  await client.auth.signOut({ scope: 'local' });
  if (session !== undefined) await revoke(client, session);
}

async function revoke(client: Client, tokens: { access_token: string; refresh_token: string }) {
  const { error } = await client.auth.admin.signOut(tokens.access_token, 'global');
  if (error?.status !== 401 && error?.status !== 403) return;
  // The access token has expired: refresh it to end the session.
  const { createLinkClient } = await import('./client.ts');
  const other = createLinkClient();
  await other.auth.refreshSession(tokens);
  await other.auth.signOut({ scope: 'global' });
}

/**
 * Registers an account.
 * @throws when there is no response.
 */
export async function signUp({
  email,
  password,
  // Neither is stored: the second only guards against typing errors, and accepting is what registering means.
  confirmPassword: _confirmPassword,
  terms: _terms,
  // All other fields are the profile, so that a new one is sent too.
  ...profile
}: Registration): Promise<{ status: 'registered' | 'already-registered' } | Refusal> {
  const client = await baas.load();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: location.origin, data: profile, ...(await captcha()) },
  });
  if (error?.message.includes('already registered')) return { status: 'already-registered' };
  if (error !== null) return refusalOf(error);
  // With confirmation enabled, a confirmed address gets a fake user without identities instead of an error.
  return { status: data.user?.identities?.length === 0 ? 'already-registered' : 'registered' };
}

/**
 * Resends the email that confirms a new account.
 * @throws when there is no response.
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
 * Sends a link for a new password, if the address has an account.
 * @throws when there is no response.
 */
export async function requestNewPassword(email: string): Promise<{ status: 'sent' } | Refusal> {
  const client = await baas.load();
  const { error } = await client.auth.resetPasswordForEmail(email, await captcha());
  // This error would reveal that the address has an account, because only an account can have received an email
  // recently.
  const isTooSoon = error?.message.startsWith('For security purposes') ?? false;
  return error === null || isTooSoon ? { status: 'sent' } : refusalOf(error);
}

/** Data in a link from an email. */
export interface MailLink {
  tokenHash: string;
  type: 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';
}

/** A used, expired or unknown link. The visitor sees the same for all three. */
interface DeadLink {
  status: 'dead';
}

/**
 * Session that the last followed link started. A link works once; this session lets the user retry after a weak
 * password or a network failure.
 */
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
 * Uses a link to confirm its account and set the password. Ends every session of the account. Doesn't sign in, because
 * the link may belong to another user.
 * @throws when there is no response.
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
  // This browser may have had a session of this account.
  if (mayHaveSession()) await verifySession();
  return { status: 'done', email: account.email ?? '' };
}

/**
 * Uses one of the two links that confirm a new address.
 * @throws when there is no response.
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

/** Signed-in user, as the service returns it now. */
export interface Account {
  userId: string;
  email: string;
  /** New address that isn't confirmed by both mailboxes yet. */
  newEmail: string | undefined;
  profile: Profile;
}

/**
 * Reads the account of the signed-in user.
 * @throws when it can't be read.
 */
export async function readAccount(): Promise<Account> {
  const client = await baas.load();
  const { data, error } = await client.auth.getUser();
  if (error !== null) throw error;
  const { id, email = '', new_email: newEmail } = data.user;
  return { userId: id, email, newEmail, profile: await readProfile(id) };
}

/** Column of each field of a profile. */
const columns = { name: 'full_name', company: 'company_name' } as const satisfies Record<
  keyof Profile,
  string
>;
const fields = Object.keys(columns) as (keyof Profile)[];

/**
 * Reads the profile of a user.
 * @throws when it can't be read.
 */
export async function readProfile(userId: string): Promise<Profile> {
  const client = await baas.load();
  const { data } = await client
    .from('profiles')
    .select(fields.map((field) => `${field}:${columns[field]}`).join())
    .eq('id', userId)
    .single<Profile>()
    .throwOnError();
  return data;
}

/**
 * Updates the profile of a user.
 * @throws when it can't be changed.
 */
export async function changeProfile(userId: string, profile: Profile): Promise<void> {
  const client = await baas.load();
  const row = Object.fromEntries(fields.map((field) => [columns[field], profile[field]]));
  await client.from('profiles').update(row).eq('id', userId).select().single().throwOnError();
}

/**
 * Requests a new address, which both mailboxes have to confirm.
 * @throws when there is no response.
 */
export async function changeEmail(email: string): Promise<{ status: 'sent' } | Refusal> {
  const client = await baas.load();
  const { error } = await client.auth.updateUser({ email });
  return error === null ? { status: 'sent' } : refusalOf(error);
}

/**
 * Changes the password, and ends every other session.
 * @throws when there is no response.
 */
export async function changePassword(
  email: string,
  { present, next }: { present: string; next: string },
): Promise<{ status: 'changed' | 'wrong' | 'limited' } | Refusal> {
  const client = await baas.load();
  // The service rejects an old session. Signing in also starts the session that ends the others.
  const answer = await signIn(email, present);
  if (answer !== 'signed-in') return { status: answer === 'limited' ? answer : 'wrong' };
  const { error } = await client.auth.updateUser({ password: next, current_password: present });
  if (error !== null && error.code !== 'same_password') return refusalOf(error);
  const { error: notSignedOut } = await client.auth.signOut({ scope: 'others' });
  if (notSignedOut !== null) throw notSignedOut;
  return { status: 'changed' };
}

/**
 * Returns all data of the account.
 * @throws when it can't be read.
 */
export async function exportData(): Promise<object> {
  const client = await baas.load();
  const { data } = await client.rpc('export_own_data').throwOnError();
  return data;
}

/**
 * Deletes the account. A session left on this device no longer has any access.
 * @throws when there is no response.
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

/** Accepted document and its version. */
export interface Acceptance {
  document: string;
  version: string;
}

/**
 * Reads the accepted documents.
 * @throws when they can't be read.
 */
export async function readAcceptances(): Promise<Acceptance[]> {
  const client = await baas.load();
  const { data } = await client.from('acceptances').select('document, version').throwOnError();
  return data;
}

/**
 * Stores accepted documents.
 * @throws when they can't be stored.
 */
export async function accept(acceptances: readonly Acceptance[]): Promise<void> {
  const client = await baas.load();
  // The user may have accepted in another tab first.
  await client
    .from('acceptances')
    .upsert([...acceptances], { ignoreDuplicates: true })
    .throwOnError();
}
