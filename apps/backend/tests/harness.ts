import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Extensions } from '@electric-sql/pglite';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import { expect, inject, onTestFinished } from 'vitest';
import {
  PUBLISHABLE_KEY,
  startBackend,
  type Backend,
  type BackendOptions,
} from '../local/server.ts';
import type { Database } from '../local/database.ts';
import type { StoredMessage } from '../local/inbox.ts';
import type { Mail } from '../local/mailbox.ts';
import { openFolder } from './schemas.ts';
import { makeTemporaryFolder } from './temporary.ts';

export const SITE = 'http://127.0.0.1:4173';
export const PASSWORD = 'Wachtwoord-12';

/** Returns an address that no other test uses. */
export const newAddress = (name = 'test') => `${name}-${crypto.randomUUID()}@example.nl`;

/** Returns the client of a browser that has just opened the site. */
export const visitor = (url: string): SupabaseClient =>
  createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false, autoRefreshToken: false } });

export const register = (client: SupabaseClient, email: string, data: object = {}) =>
  client.auth.signUp({ email, password: PASSWORD, options: { data, emailRedirectTo: SITE } });

export interface RunningProcess<Ending = unknown> {
  child: ChildProcessWithoutNullStreams;
  /** Output so far. */
  readOutput: () => string;
  /** Resolves when the process has exited and all its output has been read. */
  gone: Promise<Ending>;
}

/**
 * Waits until a process has printed this pattern, and returns the first group.
 * @throws an error with its output when the process exits before that.
 */
export async function printed(
  pattern: RegExp,
  { child, readOutput, gone }: RunningProcess,
): Promise<string> {
  for (;;) {
    const [, found] = pattern.exec(readOutput()) ?? [];
    if (found !== undefined) return found;
    const ended = gone.then(() => {
      throw new Error(readOutput());
    });
    await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
  }
}

export async function getJson<Value>(url: string): Promise<Value> {
  return (await fetch(url)).json();
}

export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const mails = await getJson<Mail[]>(`${url}/_local/mail.json`);
  return mails.filter(({ to }) => to === address);
}

export async function messagesFrom(url: string, address: string): Promise<StoredMessage[]> {
  const messages = await getJson<StoredMessage[]>(`${url}/_local/inbox.json`);
  return messages.filter(({ email }) => email === address);
}

/** Confirms the newest emailed link to this address, as the button of its page does. */
export async function pressLink(url: string, address: string, client = visitor(url)) {
  const mail = (await mailsTo(url, address)).find(({ link }) => link !== null);
  const fragment = new URLSearchParams(new URL(mail?.link ?? '').hash.slice(1));
  const type: EmailOtpType = fragment.get('type') ?? '';
  return client.auth.verifyOtp({ token_hash: fragment.get('token_hash') ?? '', type });
}

/** Confirms an address as the site does: follows the link, then sets the password. */
export async function confirm(url: string, address: string, password = PASSWORD): Promise<void> {
  const client = visitor(url);
  expect((await pressLink(url, address, client)).error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
}

/** Registers, confirms and signs in a user; returns the client with its session. */
export async function signedInUser(
  url: string,
  name: string,
  profile: Record<string, string> = {},
) {
  const client = visitor(url);
  const email = newAddress(name.toLowerCase());
  await register(client, email, { name, company: '', ...profile });
  await confirm(url, email);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, id: data.user?.id ?? '', session: data.session };
}

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a data folder for one test, with all migrations applied or as the first release left it. */
export async function dataFolder(kind: 'template' | 'firstRelease' = 'template'): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(inject(kind), folder, { recursive: true });
  return folder;
}

/** Creates a separate database with the migrations applied. Closing it removes it. */
export async function ownDatabase(extensions: Extensions = {}): Promise<Database> {
  const folder = await makeTemporaryFolder();
  cpSync(inject('template'), folder, { recursive: true });
  const database = await openFolder(folder, { extensions });
  const close = async () => {
    await database.driver.close();
    await rm(folder, { recursive: true });
  };
  return { ...database, close };
}

/** Starts a backend for one test. */
export async function ownBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const dataDir = options.dataDir ?? (await dataFolder());
  const backend = await startBackend({
    port: 0,
    siteUrl: SITE,
    log: () => undefined,
    // A busy machine must not make tests fail; tests of a timeout override this.
    patienceFactor: 1000,
    ...options,
    dataDir,
  });
  onTestFinished(() => backend.close());
  return backend;
}

export const contactMessage = (email = newAddress('contact')) => ({
  name: "Zoë D'Hondt-van 't Hek",
  email,
  company: 'Bedrijf B.V.',
  message: 'Graag een demo voor ons team.',
  consent: true,
});

export function postContact(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/submit-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
