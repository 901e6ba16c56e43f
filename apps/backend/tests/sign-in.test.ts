import { createClient } from '@supabase/supabase-js';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../local/server.ts';
import {
  newAddress,
  ownBackend,
  ownDatabase,
  PASSWORD,
  register,
  signedInUser,
  dataFolder,
  pressLink,
  visitor,
} from './harness.ts';
import { files } from './schemas.ts';
import { insertPerson } from './upgrades.ts';

const url = inject('backend');

test('signs in a confirmed user, with the address in any case', async () => {
  const { client, email } = await signedInUser(url, 'Anna', { company: 'Bedrijf B.V.' });
  const { data, error } = await client.auth.signInWithPassword({
    email: email.toUpperCase(),
    password: PASSWORD,
  });
  expect(error).toBeNull();
  expect(data.session?.expires_in).toBe(900);
  expect(data.user?.user_metadata).toMatchObject({ name: 'Anna', company: 'Bedrijf B.V.' });
});

test('gives the same answer to a wrong password and an unknown address', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  const wrong = await client.auth.signInWithPassword({ email, password: `${PASSWORD}x` });
  const unknown = await client.auth.signInWithPassword({
    email: newAddress(),
    password: PASSWORD,
  });
  const answer = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  expect(wrong.error).toMatchObject(answer);
  expect(unknown.error).toMatchObject(answer);
});

test('reveals only with the right password that an address is not confirmed', async () => {
  const email = newAddress();
  const client = visitor(url);
  await register(client, email);
  const right = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  const wrong = await client.auth.signInWithPassword({ email, password: `${PASSWORD}x` });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('accepts a refresh token once and returns another one', async () => {
  const { client, session } = await signedInUser(url, 'Anna');
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session?.refresh_token);
});

test('does not refresh a session that is thirty days old, however recently it was used', async () => {
  const database = await ownDatabase();
  onTestFinished(database.close);
  const email = newAddress();
  await insertPerson(database, email, files.length);
  const client = createClient('http://127.0.0.1', PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => Promise.resolve(database.app.fetch(new Request(input, init))),
    },
  });
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const age = (interval: string) =>
    database.driver.query(
      `update auth.sessions set created_at = now() - interval '${interval}', refreshed_at = now()`,
    );
  await age('29 days 23 hours');
  expect((await client.auth.refreshSession()).error).toBeNull();
  await age('30 days 1 second');
  expect((await client.auth.refreshSession()).error?.code).toBe('session_expired');
});

test('makes both tokens worthless after signing out', async () => {
  const { client, session } = await signedInUser(url, 'Anna');
  expect((await client.auth.signOut()).error).toBeNull();
  const other = visitor(url);
  const refreshed = await other.auth.refreshSession({
    refresh_token: session?.refresh_token ?? '',
  });
  expect(refreshed.error?.code).toBe('refresh_token_not_found');
  const user = await other.auth.getUser(session?.access_token ?? '');
  expect(user.error).not.toBeNull();
});

test('limits sign-ins and sign-ups per address, and allows them again after five minutes', async () => {
  let time = Date.now();
  const limits = { signIns: 3, signUps: 2 };
  const backend = await ownBackend({ limits, now: () => time });
  const client = visitor(backend.url);
  const signIn = () => client.auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
  const codes = [];
  for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await signIn()).error?.code);
  expect(codes).toEqual([
    'invalid_credentials',
    'invalid_credentials',
    'invalid_credentials',
    'over_request_rate_limit',
  ]);

  const emails = [newAddress(), newAddress(), newAddress()];
  const answers = [];
  for (const email of emails) answers.push((await register(client, email)).error?.status);
  expect(answers).toEqual([undefined, undefined, 429]);

  time = Date.now() + 5 * 60 * 1000 + 1;
  expect((await signIn()).error?.code).toBe('invalid_credentials');
  expect((await register(client, newAddress())).error).toBeNull();
});

test('applies the limits of config.toml by default', async () => {
  const backend = await ownBackend();
  const client = visitor(backend.url);
  const attempts = Array.from({ length: 31 }, () =>
    client.auth.signInWithPassword({ email: newAddress(), password: PASSWORD }),
  );
  const codes = (await Promise.all(attempts)).map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(30);
  expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(1);
});

test('keeps users, sessions and emails across a restart', async () => {
  const dataDir = await dataFolder();
  const backend = await ownBackend({ dataDir });
  const confirmed = await signedInUser(backend.url, 'Anna');
  const waiting = newAddress();
  await register(visitor(backend.url), waiting);
  await backend.close();

  const again = await ownBackend({ dataDir, port: Number(new URL(backend.url).port) });
  const client = visitor(again.url);
  const refreshed = await client.auth.refreshSession({
    refresh_token: confirmed.session?.refresh_token ?? '',
  });
  expect(refreshed.error).toBeNull();
  expect((await pressLink(again.url, waiting)).error).toBeNull();
});
