import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../local/database.ts';
import { readGuide } from './guides.ts';
import { ownDatabase, newAddress } from './harness.ts';

const { blocks, block } = await readGuide('deployment.md');

/** Placeholder address in the guide's queries. */
const EXAMPLE = 'anna@bedrijf.example';

let database: Database;
beforeAll(async () => {
  database = await ownDatabase();
});
afterAll(() => database.close());

/** Creates two people, each with an account, a session, a log entry, a message and an invitation. */
async function twoPeople() {
  const { driver } = database;
  const [anna, bert] = [newAddress('anna'), newAddress('bert')];
  for (const email of [anna, bert]) {
    const { rows } = await driver.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data, created_at, email_confirmed_at)
       values (gen_random_uuid(), $1, '{"name": "Naam", "company": "Bedrijf"}', now(), now()) returning id`,
      [email],
    );
    await driver.query(
      `insert into auth.sessions (id, user_id, user_agent, created_at)
       values (gen_random_uuid(), $1, 'Browser', now())`,
      [rows[0]?.id],
    );
    await driver.query(
      `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
       values (gen_random_uuid(), $1, now(), '203.0.113.7')`,
      [JSON.stringify({ action: 'login', actor_id: rows[0]?.id })],
    );
    await driver.query(
      `insert into public.contact_messages (name, email, message, consent, consent_version)
       values ('Naam', $1, 'Graag een demo.', true, '1')`,
      [email],
    );
    await driver.query(
      `with team as (insert into public.organisations (name) values ('Team') returning id)
       insert into public.invitations select id, $1, 'auditor' from team`,
      [email],
    );
  }
  const about = async (email: string) => {
    const query = block('private.data_about').replaceAll(EXAMPLE, email);
    const answer = await driver.query<{ jsonb_pretty: string }>(query);
    return answer.rows[0]?.jsonb_pretty ?? '';
  };
  const forAnna = (words: string) => driver.exec(block(words).replaceAll(EXAMPLE, anna));
  return { driver, about, forAnna, anna, bert };
}

/** All that remains of a deleted person: the queued email about the deletion. */
const NOTHING = {
  contact_messages: [],
  mails_that_wait: [expect.objectContaining({ kind: 'account_deleted' })],
};

test('the access query finds everything about one person, and no password', async () => {
  const { about, anna } = await twoPeople();
  const found = await about(anna);
  expect(JSON.parse(found)).toMatchObject({
    account: { email: anna },
    profile: { full_name: 'Naam' },
    acceptances: [{ document: 'privacy' }, { document: 'terms' }],
    sessions: [{ browser: 'Browser' }],
    log: [{ ip: '203.0.113.7' }],
    contact_messages: [{ message: 'Graag een demo.' }],
    invitations: [{ organisation: 'Team', role: 'auditor' }],
  });
  expect(found).not.toMatch(/password|token|bert/i);
});

test('the access query covers every table with an address or a user id', async () => {
  const { rows } = await database.driver.query<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name from information_schema.columns
     where table_schema in ('public', 'auth') and (column_name in ('email', 'user_id', 'ip', 'ip_address') or table_name = 'profiles')`,
  );
  // Internal copies of the account for signing in, deleted along with it.
  const internal = ['auth.identities', 'auth.refresh_tokens', 'auth.flow_state'];
  const source = await database.driver.query<{ prosrc: string }>(
    "select prosrc from pg_proc where oid = 'private.data_about'::regproc",
  );
  const questions = source.rows[0]?.prosrc ?? '';
  const missed = rows.filter(({ name }) => !internal.includes(name) && !questions.includes(name));
  expect(missed).toEqual([]);
});

test('the deletion removes everything of one person, and nothing of the other', async () => {
  const { driver, about, forAnna, anna, bert } = await twoPeople();
  await forAnna('private.delete_account');
  expect(JSON.parse(await about(anna))).toEqual(NOTHING);
  expect(JSON.parse(await about(bert))).toMatchObject({
    account: { email: bert },
    log: [{ action: 'login' }],
    contact_messages: [{ email: bert }],
    invitations: [{ role: 'auditor' }],
  });
  const { rows } = await driver.query(
    'select 1 from auth.sessions where user_id not in (select id from auth.users)',
  );
  expect(rows).toEqual([]);
});

test("the correction changes one person's account and profile", async () => {
  const { about, forAnna, anna, bert } = await twoPeople();
  await forAnna('update public.profiles');
  const changed = await about(anna);
  expect(changed.match(/Anna de Vries/g)).toHaveLength(2);
  expect(await about(bert)).not.toContain('Anna de Vries');
});

test('counts expired data of every kind that a job deletes, until the deletions have run', async () => {
  const { driver, anna, bert } = await twoPeople();
  const counted = async () => {
    const { rows } = await driver.query<{ data: string; expired: number }>(block('as expired'));
    return rows.filter(({ expired }) => expired > 0).map(({ data }) => data);
  };
  expect(await counted()).toEqual([]);
  await driver.exec(`
    update auth.users set created_at = now() - interval '13 months', email_confirmed_at = null where email = '${anna}';
    update auth.users set created_at = now() - interval '13 months' where email = '${bert}';
    update public.profiles set deletion_announced_at = now() - interval '1 month 1 day'
      where id = (select id from auth.users where email = '${bert}');
    insert into public.account_mails (kind, email, created_at) values ('account_deleted', 'x@example.nl', now() - interval '8 days');
    update public.contact_messages set created_at = now() - interval '13 months' where email = '${anna}';
    update auth.audit_log_entries set created_at = now() - interval '13 months';
    update auth.sessions set created_at = now() - interval '13 months';
    insert into public.contact_rate_limits values ('sender', now() - interval '2 days', 1);
    with team as (insert into public.organisations (name) values ('Team') returning id),
      invited as (insert into public.invitations select id, 'y@example.nl', 'auditor', now() - interval '31 days' from team),
      closed as (
        insert into public.vacancies (organisation, id, details, closed_at)
        select id, id, '{"title": "Verpleegkundige", "isClosed": true}', now() - interval '5 weeks' from team returning id
      )
    insert into public.candidates (organisation, id, vacancy, name, categories, unread, scores)
      select id, id, id, 'Jan', '[]', '[]', '{}' from closed;
    insert into public.members select o.id, u.id, 'recruiter', 'Bert' from public.organisations as o, auth.users as u
      where u.email = '${bert}' limit 1;
    insert into public.read_notifications
      select organisation, user_id, 'x', now() - interval '181 days' from public.members;
  `);
  const jobs = await driver.query(
    `select from pg_proc where pronamespace = 'private'::regnamespace and proname like 'delete\\_expired\\_%'`,
  );
  expect(await counted()).toHaveLength(jobs.rows.length);
  await driver.exec(block('private.delete_expired_messages'));
  expect(await counted()).toEqual([]);
});

test('the list of messages without an email includes those caught by the honeypot', async () => {
  const { driver, anna, bert } = await twoPeople();
  await driver.query('update public.contact_messages set mailed_at = now() where email = $1', [
    anna,
  ]);
  await driver.query('update public.contact_messages set caught = true where email = $1', [bert]);
  const { rows } = await driver.query<{ email: string; caught: boolean }>(block('caught, name'));
  const known = rows.filter(({ email }) => [anna, bert].includes(email));
  expect(known).toMatchObject([{ email: bert, caught: true }]);
});

test('every query in the guide is tested here', () => {
  expect(blocks).toHaveLength(6);
});
