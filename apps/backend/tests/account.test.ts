import { legalVersions } from '@heldermatch/facts';
import { profileSchema } from '@heldermatch/forms';
import { expect, inject, test } from 'vitest';
import {
  confirm,
  contactMessage,
  mailsTo,
  messagesFrom,
  newAddress,
  ownBackend,
  PASSWORD,
  postContact,
  register,
  signedInUser,
  SITE,
  pressLink,
  visitor,
} from './harness.ts';

const url = inject('backend');
const NEW_PASSWORD = 'Een-ander-wachtwoord-1';

const signIn = async (email: string, password: string, at = url) =>
  (await visitor(at).auth.signInWithPassword({ email, password })).error?.code;

test('resets a forgotten password through an emailed link, and can then end every other session', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  const other = visitor(url);
  await other.auth.signInWithPassword({ email, password: PASSWORD });
  const tokens = (await other.auth.getSession()).data.session;

  await visitor(url).auth.resetPasswordForEmail(email);
  const link = visitor(url);
  expect((await pressLink(url, email, link)).error).toBeNull();
  expect((await link.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await link.auth.signOut({ scope: 'global' })).error).toBeNull();

  expect(await signIn(email, PASSWORD)).toBe('invalid_credentials');
  expect(await signIn(email, NEW_PASSWORD)).toBeUndefined();
  const refresh_token = tokens?.refresh_token ?? '';
  expect((await visitor(url).auth.refreshSession({ refresh_token })).error).not.toBeNull();
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await pressLink(url, email)).error?.code).toBe('otp_expired');
});

test('sends at most one email of each kind a minute to an address with an account', async () => {
  let time = Date.now();
  const backend = await ownBackend({ now: () => time });
  const { client, email } = await signedInUser(backend.url, 'Anna');
  const recover = async () => (await client.auth.resetPasswordForEmail(email)).error?.code;
  expect(await recover()).toBeUndefined();
  expect(await recover()).toBe('over_email_send_rate_limit');
  time = Date.now() + 61_000;
  expect(await recover()).toBeUndefined();

  time = Date.now();
  const change = async () => (await client.auth.updateUser({ email: newAddress() })).error?.code;
  expect(await change()).toBeUndefined();
  expect(await change()).toBe('over_email_send_rate_limit');
});

test('creates no account when an unknown address requests a sign-in link', async () => {
  const email = newAddress();
  const { error } = await visitor(url).auth.signInWithOtp({ email });
  expect(error?.code).toBe('otp_disabled');
  expect(await mailsTo(url, email)).toEqual([]);
  await register(visitor(url), email);
  await confirm(url, email);
  expect(await signIn(email, PASSWORD)).toBeUndefined();
});

test('changes a password only when the current one is given', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  const password = NEW_PASSWORD;
  const without = await client.auth.updateUser({ password });
  expect(without.error).toMatchObject({ status: 400, code: 'current_password_required' });
  const wrong = await client.auth.updateUser({ password, current_password: 'Verkeerd-12345' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
  expect(await signIn(email, PASSWORD)).toBeUndefined();
  const right = await client.auth.updateUser({ password, current_password: PASSWORD });
  expect(right.error).toBeNull();
  expect(await signIn(email, NEW_PASSWORD)).toBeUndefined();
});

test('notifies the owner of a changed password, and sends nothing when the change fails', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  const notices = async () =>
    (await mailsTo(url, email)).filter(({ kind }) => kind === 'password_changed');
  // The notice for setting the password on confirmation.
  expect(await notices()).toHaveLength(1);
  const password = NEW_PASSWORD;
  await client.auth.updateUser({ password, current_password: 'Verkeerd-12345' });
  await client.auth.updateUser({ password: 'kort', current_password: PASSWORD });
  expect(await notices()).toHaveLength(1);
  await client.auth.updateUser({ password, current_password: PASSWORD });
  expect(await notices()).toHaveLength(2);
  expect(await notices()).toMatchObject([{ link: null }, { link: null }]);
});

test('makes other sessions lose access immediately, including to reads, when a password change ends them', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  const other = visitor(url);
  await other.auth.signInWithPassword({ email, password: PASSWORD });
  const read = async () => [
    (await other.from('profiles').select('full_name')).data,
    (await other.from('legal_versions').select('document')).data?.length,
    (await other.rpc('export_own_data')).data !== null,
  ];
  expect(await read()).toEqual([[{ full_name: 'Anna' }], 2, true]);

  await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
  await client.auth.signOut({ scope: 'others' });
  expect(await read()).toEqual([[], 0, false]);
  await other.from('profiles').update({ full_name: 'Mallory' }).neq('full_name', '');
  expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Anna' }]);
});

test('changes an address after confirmation from both mailboxes, in either order', async () => {
  for (const order of ['present first', 'new first']) {
    const { client, email } = await signedInUser(url, 'Anna');
    const newEmail = newAddress('nieuw');
    const { data, error } = await client.auth.updateUser({ email: newEmail });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const addresses = order === 'new first' ? [newEmail, email] : [email, newEmail];
    for (const address of addresses) {
      const [mail] = await mailsTo(url, address);
      expect(mail?.link).toContain(`${SITE}/confirm#`);
      expect(mail?.html).toContain(`van ${email} naar ${newEmail}`);
    }
    const first = await pressLink(url, addresses[0] ?? '');
    expect(first.error).toBeNull();
    expect(first.data.user).toBeNull();
    expect(await signIn(email, PASSWORD)).toBeUndefined();
    expect((await pressLink(url, addresses[0] ?? '')).error?.code).toBe('otp_expired');
    expect(await signIn(newEmail, PASSWORD)).toBe('invalid_credentials');

    const notices = async () =>
      (await mailsTo(url, email)).filter(({ kind }) => kind === 'email_changed');
    expect(await notices()).toEqual([]);
    const second = await pressLink(url, addresses[1] ?? '');
    const [notice, ...more] = await notices();
    expect(notice?.html).toContain(`van ${email} naar ${newEmail}`);
    expect(more).toEqual([]);
    expect(second.data.user?.email).toBe(newEmail);
    expect(await signIn(newEmail, PASSWORD)).toBeUndefined();
    expect(await signIn(email, PASSWORD)).toBe('invalid_credentials');
  }
});

test('does not count a confirmation of an earlier address change for a later one', async () => {
  let time = Date.now();
  const backend = await ownBackend({ now: () => time });
  const { client, email } = await signedInUser(backend.url, 'Anna');
  const [first, second] = [newAddress('eerste'), newAddress('tweede')];
  await client.auth.updateUser({ email: first });
  expect((await pressLink(backend.url, first)).error).toBeNull();
  time = Date.now() + 61_000;
  expect((await client.auth.updateUser({ email: second })).error).toBeNull();
  expect((await pressLink(backend.url, second)).data.user).toBeNull();
  expect(await signIn(second, PASSWORD, backend.url)).toBe('invalid_credentials');
  expect(await signIn(email, PASSWORD, backend.url)).toBeUndefined();
});

test('does not change an address to one that another account has', async () => {
  const [a, b] = [await signedInUser(url, 'Anna'), await signedInUser(url, 'Bert')];
  const { error } = await a.client.auth.updateUser({ email: b.email });
  expect(error?.code).toBe('email_exists');
});

test('records on registration that the user accepted the legal documents that the site shows', async () => {
  const { client, id } = await signedInUser(url, 'Anna');
  const { data } = await client.from('acceptances').select('user_id, document, version');
  expect(data?.toSorted((one, other) => one.document.localeCompare(other.document))).toEqual(
    (['privacy', 'terms'] as const).map((document) => ({
      user_id: id,
      document,
      version: legalVersions[document],
    })),
  );
});

test('ignores a second acceptance, for example from another tab, without an error', async () => {
  const { client } = await signedInUser(url, 'Anna');
  const before = await client.from('acceptances').select();
  const row = { document: 'terms', version: legalVersions.terms };
  const rows = [row, { document: 'privacy', version: legalVersions.privacy }];
  const again = await client.from('acceptances').upsert(rows, { ignoreDuplicates: true });
  expect(again.error).toBeNull();
  expect((await client.from('acceptances').select()).data).toEqual(before.data);
  const changed = { ...row, accepted_at: '2001-01-01' };
  expect((await client.from('acceptances').upsert([changed])).error?.code).toBe('42501');
});

test('exports everything that is stored about a user, and nothing about others', async () => {
  const [a, b] = [
    await signedInUser(url, 'Anna', { company: 'Bedrijf B.V.' }),
    await signedInUser(url, 'Bert'),
  ];
  await postContact(url, contactMessage(a.email));
  await postContact(url, contactMessage(b.email));
  const { data, error } = await a.client.rpc('export_own_data');
  expect(error).toBeNull();
  expect(data).toMatchObject({
    account: { email: a.email },
    profile: { full_name: 'Anna', company_name: 'Bedrijf B.V.' },
    acceptances: [{ document: 'privacy' }, { document: 'terms' }],
    contact_messages: [{ email: a.email, message: 'Graag een demo voor ons team.' }],
  });
  const text = JSON.stringify(data);
  expect(text).toContain('"action":"login"');
  // Unknown values are left out: an empty field would suggest that there is data.
  expect(text).not.toMatch(/null|"ip":""/);
  expect(text).not.toContain(b.email);
  expect(text).not.toMatch(/\$2[aby]\$|[\da-f]{64}/);
  expect((await visitor(url).rpc('export_own_data')).error?.code).toBe('42501');
});

test('stores every field of a profile that registration asks for, and exports it', async () => {
  const values = Object.keys(profileSchema.entries).map(
    (field) => [field, `Een ${field}`] as const,
  );
  const { client } = await signedInUser(url, 'Anna', Object.fromEntries(values));
  const { data } = await client.rpc('export_own_data');
  const { profile } = data as { profile: Record<string, unknown> };
  expect(Object.values(profile)).toEqual(expect.arrayContaining(values.map(([, value]) => value)));
});

test('deletes an account immediately and completely for a user who has just signed in', async () => {
  const [a, b] = [await signedInUser(url, 'Anna'), await signedInUser(url, 'Bert')];
  await postContact(url, contactMessage(a.email));
  const other = visitor(url);
  await other.auth.signInWithPassword({ email: a.email, password: PASSWORD });

  expect((await visitor(url).rpc('delete_own_account')).error?.code).toBe('42501');
  expect((await a.client.rpc('delete_own_account')).error).toBeNull();
  expect(await signIn(a.email, PASSWORD)).toBe('invalid_credentials');
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  for (const client of [a.client, other]) {
    expect((await client.from('profiles').select()).data).toEqual([]);
    expect((await client.rpc('export_own_data')).data).toBeNull();
  }
  // Messages are kept for the year that the privacy statement states.
  expect(await messagesFrom(url, a.email)).toHaveLength(1);
  expect((await b.client.from('profiles').select('full_name')).data).toEqual([
    { full_name: 'Bert' },
  ]);

  // The address can register again.
  await register(visitor(url), a.email, { name: 'Anna' });
  await confirm(url, a.email);
  expect(await signIn(a.email, PASSWORD)).toBeUndefined();
});
