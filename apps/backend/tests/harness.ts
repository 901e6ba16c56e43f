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

/** An address that no other test uses. */
export const newAddress = (name = 'test') => `${name}-${crypto.randomUUID()}@example.nl`;

/** The client of a browser that has just opened the site. */
export const visitor = (url: string): SupabaseClient =>
  createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false, autoRefreshToken: false } });

export const register = (client: SupabaseClient, email: string, data: object = {}) =>
  client.auth.signUp({ email, password: PASSWORD, options: { data, emailRedirectTo: SITE } });

export interface RunningProcess<Ending = unknown> {
  child: ChildProcessWithoutNullStreams;
  /** What it has printed until now. */
  said: () => string;
  /** Settles when it has ended and everything that it printed was read. */
  gone: Promise<Ending>;
}

/**
 * Waits until a process has printed this, and gives the first group.
 * @throws what it said, when it ends before, by itself or by a signal.
 */
export async function printed(
  pattern: RegExp,
  { child, said, gone }: RunningProcess,
): Promise<string> {
  for (;;) {
    const [, found] = pattern.exec(said()) ?? [];
    if (found !== undefined) return found;
    const ended = gone.then(() => {
      throw new Error(said());
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

/** Presses the button of the page that the newest mail with a link to this address leads to. */
export async function pressLink(url: string, address: string, client = visitor(url)) {
  const mail = (await mailsTo(url, address)).find(({ link }) => link !== null);
  const fragment = new URLSearchParams(new URL(mail?.link ?? '').hash.slice(1));
  const type: EmailOtpType = fragment.get('type') ?? '';
  return client.auth.verifyOtp({ token_hash: fragment.get('token_hash') ?? '', type });
}

/** Confirms an address as the site does: the link is used, and the password that is typed there holds. */
export async function confirm(url: string, address: string, password = PASSWORD): Promise<void> {
  const client = visitor(url);
  expect((await pressLink(url, address, client)).error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
}

/** Registers, confirms and signs in; returns the client with its session. */
export async function signedInUser(url: string, name: string, company = '') {
  const client = visitor(url);
  const email = newAddress(name.toLowerCase());
  await register(client, email, { name, company });
  await confirm(url, email);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, id: data.user?.id ?? '', session: data.session };
}

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder of the test's own, with all migrations applied or as the first release left it. */
export async function dataFolder(kind: 'template' | 'firstRelease' = 'template'): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(inject(kind), folder, { recursive: true });
  return folder;
}

/** A database of the caller's own, with the migrations applied. Closing it removes it. */
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

/** A backend of the test's own. */
export async function ownBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const dataDir = options.dataDir ?? (await dataFolder());
  const backend = await startBackend({
    port: 0,
    siteUrl: SITE,
    log: () => undefined,
    // A busy machine is not what is tried: whoever tries a limit sets it.
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
