import { company } from '@heldermatch/facts';
import { expect, inject, test } from 'vitest';
import {
  confirm,
  dataFolder,
  mailsTo,
  newAddress,
  ownBackend,
  PASSWORD,
  register,
  signedInUser,
  SITE,
  pressLink,
  visitor,
} from './harness.ts';
import { openFolder } from './schemas.ts';

const url = inject('backend');

test('answers a registration without a session, and with one Dutch email that links to the site', async () => {
  const email = newAddress();
  const { data, error } = await register(visitor(url), email);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toHaveLength(1);

  const mails = await mailsTo(url, email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe(`Bevestig uw account bij ${company.name}`);
  expect(mail?.html).toContain('Bevestig dat dit uw e-mailadres is');
  expect(mail?.html).not.toContain('{{');
  expect(mail?.link).toMatch(new RegExp(`^${SITE}/confirm#token_hash=[\\da-f]{64}&type=signup$`));
  expect(mail?.html).toContain(mail?.link?.replace('&', '&amp;'));
});

test('confirms an address with a link in any browser, once', async () => {
  const email = newAddress();
  await register(visitor(url), email);
  const { data, error } = await pressLink(url, email);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await pressLink(url, email)).error?.code).toBe('otp_expired');
});

test('gives the first person to register an address no access to the account that its owner confirms', async () => {
  let time = Date.now();
  const backend = await ownBackend({ now: () => time });
  const email = newAddress('ceo');
  const stranger = visitor(backend.url);
  const strangersPassword = 'Van-een-vreemde-1';
  await stranger.auth.signUp({ email, password: strangersPassword });
  time = Date.now() + 61_000;
  await register(visitor(backend.url), email);

  // Must hold whatever the owner does with the link, even nothing more.
  const owner = visitor(backend.url);
  expect((await pressLink(backend.url, email, owner)).error).toBeNull();
  const signIn = async (password: string) =>
    (await visitor(backend.url).auth.signInWithPassword({ email, password })).error?.code;
  expect(await signIn(strangersPassword)).toBe('invalid_credentials');
  expect(await signIn(PASSWORD)).toBe('invalid_credentials');

  const own = 'Van-de-eigenaar-1';
  expect((await owner.auth.updateUser({ password: own })).error).toBeNull();
  expect(await signIn(strangersPassword)).toBe('invalid_credentials');
  expect(await signIn(own)).toBeUndefined();
});

test('after a password-reset link too, only the new password opens the account', async () => {
  const email = newAddress();
  await register(visitor(url), email);
  await visitor(url).auth.resetPasswordForEmail(email);
  const owner = visitor(url);
  expect((await pressLink(url, email, owner)).error).toBeNull();
  const { error } = await visitor(url).auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
});

test('links an email to the site, whatever the request contains', async () => {
  const targets = [
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    `${SITE}.evil`,
  ];
  for (const emailRedirectTo of targets) {
    const email = newAddress();
    await visitor(url).auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } });
    const [mail] = await mailsTo(url, email);
    expect(mail?.link?.startsWith(`${SITE}/confirm#`)).toBe(true);
    expect(mail?.html).not.toContain('evil');
  }
});

test('answers a repeated registration of a confirmed address with a fake user, no email and no change', async () => {
  const email = newAddress();
  const client = visitor(url);
  const first = await register(client, email, { name: 'Anna' });
  await confirm(url, email);
  const mails = await mailsTo(url, email);
  const { data, error } = await client.auth.signUp({
    email: email.toUpperCase(),
    password: 'Heel-Anders-123',
    options: { data: { name: 'Eva' } },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toEqual([]);
  expect(data.user?.id).not.toBe(first.data.user?.id);
  expect(await mailsTo(url, email)).toEqual(mails);
  const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signIn.data.user?.user_metadata).toMatchObject({ name: 'Anna' });
});

test('makes an unconfirmed address that registers again wait a minute, then sends a new link', async () => {
  let time = Date.now();
  const backend = await ownBackend({ now: () => time });
  const email = newAddress();
  const client = visitor(backend.url);
  const first = await register(client, email);

  const tooSoon = await register(client, email);
  expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  const [, seconds] = /after (\d+) seconds/.exec(tooSoon.error?.message ?? '') ?? [];
  // The fake clock has not advanced since before the email was sent.
  expect(Number(seconds)).toBeGreaterThanOrEqual(60);
  expect(Number(seconds)).toBeLessThanOrEqual(61 + (Date.now() - time) / 1000);
  expect(await mailsTo(backend.url, email)).toHaveLength(1);

  time = Date.now() + 61_000;
  const again = await register(client, email);
  expect(again.error).toBeNull();
  expect(again.data.user).toMatchObject({ id: first.data.user?.id, email });
  expect(again.data.user?.identities).toHaveLength(1);
  const [newest, oldest] = await mailsTo(backend.url, email);
  expect(newest?.link).not.toBe(oldest?.link);

  const token_hash = /token_hash=(\w+)/.exec(oldest?.link ?? '')?.[1] ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  );
  expect((await pressLink(backend.url, email)).error).toBeNull();
});

test('resends the confirmation on request', async () => {
  let time = Date.now();
  const backend = await ownBackend({ now: () => time });
  const email = newAddress();
  const client = visitor(backend.url);
  await register(client, email);
  const tooSoon = await client.auth.resend({ type: 'signup', email });
  expect(tooSoon.error?.code).toBe('over_email_send_rate_limit');
  time = Date.now() + 61_000;
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(await mailsTo(backend.url, email)).toHaveLength(2);
});

test.each(['Kort-1', 'wachtwoord-12', 'WACHTWOORD-12', 'Wachtwoord-een'])(
  'rejects the weak password %s, whatever the form accepts',
  async (password) => {
    const { error } = await visitor(url).auth.signUp({ email: newAddress(), password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  },
);

test('rejects an invalid address', async () => {
  const { error } = await visitor(url).auth.signUp({ email: 'geen adres', password: PASSWORD });
  expect(error?.status).toBe(400);
});

test('never repeats a stranger’s input in an email', async () => {
  const email = newAddress();
  await register(visitor(url), email, { name: '<a href="https://evil.example">Klik</a>' });
  const [mail] = await mailsTo(url, email);
  expect(mail?.html).not.toMatch(/evil|Klik<|&lt;a/);
});

test('sends other emails in Dutch too, with links to the site', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  await client.auth.resetPasswordForEmail(email);
  const [recovery] = await mailsTo(url, email);
  expect(recovery?.subject).toBe(`Stel een nieuw wachtwoord in voor ${company.name}`);
  expect(recovery?.link?.startsWith(`${SITE}/reset-password#`)).toBe(true);
  expect(recovery?.link?.endsWith('&type=recovery')).toBe(true);
});

test.each([
  [{ name: 'Anna', role: 'admin' }],
  [{ name: 'x'.repeat(101) }],
  [{ company: { name: 'Bedrijf' } }],
  [{ padding: 'x'.repeat(90_000) }],
])('rejects a sign-up with more data than the form sends, and leaves no account', async (data) => {
  const email = newAddress();
  expect((await register(visitor(url), email, data)).error?.status).toBe(500);
  expect(await mailsTo(url, email)).toEqual([]);
  expect((await register(visitor(url), email, { name: 'Anna', company: '' })).error).toBeNull();
});

test('also rejects such data when it is added to an account later', async () => {
  const { client } = await signedInUser(url, 'Anna');
  const { error } = await client.auth.updateUser({ data: { padding: 'x'.repeat(90_000) } });
  expect(error?.status).toBe(500);
  expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('padding');
});

test('lets an address register again after an interrupted registration', async () => {
  const dataDir = await dataFolder();
  const email = newAddress();
  const database = await openFolder(dataDir);
  await database.driver.query(
    `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, '{}')`,
    [email],
  );
  await database.driver.close();
  const backend = await ownBackend({ dataDir });
  const { error } = await register(visitor(backend.url), email, { name: 'Anna' });
  expect(error).toBeNull();
  await confirm(backend.url, email);
  const client = visitor(backend.url);
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});
