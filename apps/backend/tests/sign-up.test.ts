import { company } from '@heldermatch/facts';
import { expect, inject, test } from 'vitest';
import {
  followLink,
  mailsTo,
  newAddress,
  ownBackend,
  PASSWORD,
  register,
  SITE,
  visitor,
} from './harness.ts';

const url = inject('backend');

test('a registration gives no session, and one Dutch mail with a link to the API', async () => {
  const email = newAddress();
  const { data, error } = await register(visitor(url), email);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toHaveLength(1);

  const mails = await mailsTo(url, email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe(`Bevestig uw account bij ${company.name}`);
  expect(mail?.html).toContain('Bevestig dat dit uw e-mailadres is.');
  expect(mail?.html).not.toContain('{{');
  expect(new URL(mail?.link ?? '').origin).toBe(url);
});

test('the link confirms the address and leads back to the site with a session', async () => {
  const email = newAddress();
  const client = visitor(url);
  await register(client, email);
  const answer = await followLink(url, email);
  expect(answer.status).toBe(303);
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.origin).toBe(SITE);
  const session = new URLSearchParams(target.hash.slice(1));
  expect(session.get('type')).toBe('signup');
  const { data } = await client.auth.getUser(session.get('access_token') ?? '');
  expect(data.user?.email).toBe(email);

  const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signIn.error).toBeNull();
});

test('a link works once', async () => {
  const email = newAddress();
  await register(visitor(url), email);
  await followLink(url, email);
  const again = await followLink(url, email);
  expect(again.status).toBe(303);
  expect(again.headers.get('location')).toContain('error_code=otp_expired');
});

test.each([
  ['http://127.0.0.1:4173/welkom?x=1', 'http://127.0.0.1:4173/welkom?x=1'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['https://evil.example/', SITE],
  ['http://127.0.0.1.evil.example/', SITE],
  ['javascript:alert(1)', SITE],
  ['/relative', SITE],
])('a redirect to %s leads to %s', async (emailRedirectTo, target) => {
  const email = newAddress();
  await visitor(url).auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } });
  const location = (await followLink(url, email)).headers.get('location') ?? '';
  expect(location.split('#')[0]).toBe(target);
});

test('a link that was tampered with does not lead elsewhere', async () => {
  const email = newAddress();
  await register(visitor(url), email);
  const [mail] = await mailsTo(url, email);
  const link = new URL(mail?.link ?? '');
  link.searchParams.set('redirect_to', 'https://evil.example/');
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')?.split('#')[0]).toBe(SITE);
});

test('a confirmed address that registers again gets a made-up user, no mail and no change', async () => {
  const email = newAddress();
  const client = visitor(url);
  const first = await register(client, email, { name: 'Anna' });
  await followLink(url, email);
  const { data, error } = await client.auth.signUp({
    email: email.toUpperCase(),
    password: 'Heel-Anders-123',
    options: { data: { name: 'Eva' } },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toEqual([]);
  expect(data.user?.id).not.toBe(first.data.user?.id);
  expect(await mailsTo(url, email)).toHaveLength(1);
  const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signIn.data.user?.user_metadata).toMatchObject({ name: 'Anna' });
});

test('an unconfirmed address that registers again waits a minute, then gets a new link', async () => {
  let offset = 0;
  const backend = await ownBackend({ now: () => Date.now() + offset });
  const email = newAddress();
  const client = visitor(backend.url);
  const first = await register(client, email);

  const tooSoon = await register(client, email);
  expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  expect(tooSoon.error?.message).toMatch(/after (?:5\d|60) seconds/);
  expect(await mailsTo(backend.url, email)).toHaveLength(1);

  offset = 61_000;
  const again = await register(client, email);
  expect(again.error).toBeNull();
  expect(again.data.user).toMatchObject({ id: first.data.user?.id, email });
  expect(again.data.user?.identities).toHaveLength(1);
  const [newest, oldest] = await mailsTo(backend.url, email);
  expect(newest?.link).not.toBe(oldest?.link);

  const old = await fetch(oldest?.link ?? '', { redirect: 'manual' });
  expect(old.headers.get('location')).toContain('error_code=otp_expired');
  const answer = await followLink(backend.url, email);
  expect(answer.headers.get('location')).toContain('access_token=');
});

test('the confirmation can be asked for again', async () => {
  let offset = 0;
  const backend = await ownBackend({ now: () => Date.now() + offset });
  const email = newAddress();
  const client = visitor(backend.url);
  await register(client, email);
  const tooSoon = await client.auth.resend({ type: 'signup', email });
  expect(tooSoon.error?.code).toBe('over_email_send_rate_limit');
  offset = 61_000;
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(await mailsTo(backend.url, email)).toHaveLength(2);
});

test.each(['Kort-1', 'wachtwoord-12', 'WACHTWOORD-12', 'Wachtwoord-een'])(
  'the password %s is too weak, whatever the form says',
  async (password) => {
    const { error } = await visitor(url).auth.signUp({ email: newAddress(), password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  },
);

test('something else than an address is refused', async () => {
  const { error } = await visitor(url).auth.signUp({ email: 'geen adres', password: PASSWORD });
  expect(error?.status).toBe(400);
});

test('what a stranger typed is not repeated in the mail', async () => {
  const email = newAddress();
  await register(visitor(url), email, { name: '<a href="https://evil.example">Klik</a>' });
  const [mail] = await mailsTo(url, email);
  expect(mail?.html).not.toMatch(/evil|Klik<|&lt;a/);
});

test('other mails are Dutch too, and lead to the API', async () => {
  const email = newAddress();
  const client = visitor(url);
  await register(client, email);
  await followLink(url, email);
  await client.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/nieuw` });
  const [mail] = await mailsTo(url, email);
  expect(mail?.subject).toBe(`Stel een nieuw wachtwoord in voor ${company.name}`);
  const answer = await followLink(url, email);
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${SITE}/nieuw#access_token=`));
});
