import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../local/database.ts';
import { readGuide } from './guides.ts';
import { ownDatabase, newAddress } from './harness.ts';

const { blocks, block } = await readGuide('operations.md');

let database: Database;
beforeAll(async () => {
  database = await ownDatabase();
});
afterAll(() => database.close());

const query = async (sql: string) => (await database.driver.query<object>(sql)).rows;

/** Creates an account with a session and two log entries: a sign-in, and an earlier change by an operator. */
async function account() {
  const email = newAddress();
  const { driver } = database;
  await driver.query(
    `insert into auth.users (id, email, raw_user_meta_data, created_at)
     values (gen_random_uuid(), $1, '{"name": "Naam"}', now())`,
    [email],
  );
  await driver.query(
    `insert into auth.sessions (id, user_id, created_at, ip)
     select gen_random_uuid(), id, now(), '203.0.113.7' from auth.users where email = $1`,
    [email],
  );
  await driver.query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
     values (gen_random_uuid(), $1, now() - interval '1 minute', ''),
       (gen_random_uuid(), $2, now() - interval '2 minutes', '')`,
    [
      JSON.stringify({ action: 'login', actor_username: email }),
      JSON.stringify({
        action: 'user_modified',
        actor_username: 'service_role',
        traits: { user_email: email },
      }),
    ],
  );
  return email;
}

test('the queries of a restore drill count the rows of the tables', async () => {
  const [before] = await query(block('as accounts'));
  await account();
  await database.driver.query(
    `insert into public.contact_messages (name, email, message, consent, consent_version)
     values ('Naam', $1, 'Graag een demo.', true, '1')`,
    [newAddress()],
  );
  const [after] = await query(block('as accounts'));
  const { accounts, profiles, messages } = before as Record<string, number>;
  expect(after).toMatchObject({
    accounts: (accounts ?? 0) + 1,
    profiles: (profiles ?? 0) + 1,
    messages: (messages ?? 0) + 1,
    latest: expect.any(String),
  });
});

test('after a breach, ends the sessions of one account, finds its log, and lists everyone concerned', async () => {
  const [anna, bert] = [await account(), await account()];
  const forAnna = (words: string) => block(words).replaceAll('anna@bedrijf.example', anna);
  expect(await query(forAnna('audit_log_entries'))).toMatchObject([
    { action: 'session', ip: '203.0.113.7' },
    { action: 'login', ip: null },
    { action: 'user_modified', ip: null },
  ]);
  expect(await query(block('union select email'))).toEqual(
    expect.arrayContaining([
      { email: anna, what: 'account' },
      { email: bert, what: 'account' },
    ]),
  );
  await query(forAnna('delete from auth.sessions'));
  expect(
    await query(
      `select u.email from auth.sessions s join auth.users u on u.id = s.user_id
       where u.email in ('${anna}', '${bert}')`,
    ),
  ).toEqual([{ email: bert }]);
});

test('every query on the page is tested here', () => {
  expect(blocks).toHaveLength(4);
});
