import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../local/server.ts';
import { newAddress, signedInUser, visitor } from './harness.ts';

const url = inject('backend');
const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };

test('lets the dashboard read the name and company of the signed-in user', async () => {
  const { client, id } = await signedInUser(url, 'Anna', { company: 'Bedrijf B.V.' });
  const { data } = await client
    .from('profiles')
    .select('full_name, company_name')
    .eq('id', id)
    .single();
  expect(data).toEqual({ full_name: 'Anna', company_name: 'Bedrijf B.V.' });
});

test('lets users A and B each see only themselves', async () => {
  const [a, b] = [await signedInUser(url, 'Anna'), await signedInUser(url, 'Bert')];
  expect((await a.client.from('profiles').select('id')).data).toEqual([{ id: a.id }]);
  expect((await b.client.from('profiles').select('id')).data).toEqual([{ id: b.id }]);
  expect((await a.client.from('profiles').select('id').eq('id', b.id)).data).toEqual([]);
});

test('lets a user change the names in their own profile, and nothing else', async () => {
  const [a, b] = [await signedInUser(url, 'Anna'), await signedInUser(url, 'Bert')];
  const profiles = a.client.from('profiles');
  const names = { full_name: 'Anna Jansen', company_name: 'Nieuw B.V.' };
  const { data } = await profiles.update(names).eq('id', a.id).select('full_name, company_name');
  expect(data).toEqual([names]);
  const { data: account } = await a.client.auth.getUser();
  expect(account.user?.user_metadata).toMatchObject({ name: 'Anna Jansen', company: 'Nieuw B.V.' });
  expect(account.user?.identities).toHaveLength(1);
  expect(account.user?.identities?.[0]?.identity_data).not.toHaveProperty('name');

  expect((await profiles.update(names).eq('id', b.id).select()).data).toEqual([]);
  const created_at = '2001-01-01';
  expect((await profiles.update({ created_at }).eq('id', a.id)).error?.code).toBe('42501');
  expect((await profiles.delete().eq('id', a.id)).error?.code).toBe('42501');
  expect((await profiles.insert({ id: a.id, full_name: 'Eva' })).error?.code).toBe('42501');
});

test.each(['profiles', 'contact_messages', 'contact_rate_limits', 'acceptances', 'legal_versions'])(
  'lets a visitor read nothing from %s',
  async (table) => {
    const { data, error } = await visitor(url).from(table).select('*');
    expect(data).toBeNull();
    expect(error?.code).toBe('42501');
  },
);

test('lets neither a visitor nor a user reach the contact messages except through the function', async () => {
  const { client } = await signedInUser(url, 'Anna');
  const row = {
    name: 'Anna',
    email: newAddress(),
    message: 'tien tekens',
    consent: true,
    consent_version: '1',
  };
  for (const someone of [client, visitor(url)]) {
    expect((await someone.from('contact_messages').select('*')).error?.code).toBe('42501');
    expect((await someone.from('contact_messages').insert(row)).error?.code).toBe('42501');
    const call = await someone.rpc('submit_contact_message', {
      message: { ...row, company: '' },
      sender_key: 's',
      sender_limit: 9,
      email_key: 'e',
      email_limit: 9,
    });
    expect(call.error?.code).toBe('42501');
  }
});

test('gives a user no more access than a visitor: no lists of users, tables or sessions', async () => {
  const { session } = await signedInUser(url, 'Anna');
  const bearers = [PUBLISHABLE_KEY, session?.access_token ?? ''];
  const paths = [
    'GET /auth/v1/admin/users',
    `GET /auth/v1/admin/users/${session?.user.id}`,
    'POST /auth/v1/admin/users',
    `DELETE /auth/v1/admin/users/${session?.user.id}`,
    'POST /auth/v1/admin/generate_link',
    'POST /auth/v1/invite',
    'GET /auth/v1/admin/audit',
    'GET /auth/v1/nothing',
    'GET /rest/v1/',
    'GET /rest/v1/contact_messages',
    'POST /rest/v1/contact_messages',
    'GET /rest/v1/contact_rate_limits',
    'POST /rest/v1/rpc/submit_contact_message',
    'POST /rest/v1/rpc/delete_expired_messages',
    'POST /rest/v1/rpc/forget_unproven_password',
    'POST /rest/v1/legal_versions',
    'DELETE /rest/v1/acceptances',
    'POST /graphql/v1',
    'GET /storage/v1/bucket',
  ];
  for (const bearer of bearers) {
    for (const [method, path] of paths.map((line) => line.split(' '))) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...headers, authorization: `Bearer ${bearer}` },
        body: method === 'POST' ? '{}' : undefined,
      });
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
  }
  expect((await visitor(url).auth.getUser(session?.access_token)).error).toBeNull();
});

test('does not reveal who has an account when a new password is requested', async () => {
  const { email: known } = await signedInUser(url, 'Anna');
  const answers = await Promise.all(
    [known, newAddress()].map(async (address) => {
      const answer = await fetch(`${url}/auth/v1/recover`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: address }),
      });
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
});

test('requires the API key', async () => {
  expect((await fetch(`${url}/rest/v1/profiles`)).status).toBe(401);
  const wrong = { apikey: 'sb_publishable_wrong' };
  expect((await fetch(`${url}/rest/v1/profiles`, { headers: wrong })).status).toBe(401);
  expect((await fetch(`${url}/auth/v1/settings`)).status).toBe(401);
});

test.each(['auth', 'private', 'local_mailbox', 'supabase_migrations'])(
  'does not expose the schema %s',
  async (schema) => {
    const { error } = await visitor(url).schema(schema).from('users').select('*');
    expect(error).not.toBeNull();
  },
);
