import { hash } from 'bcryptjs';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../local/database.ts';
import {
  contactMessage,
  dataFolder,
  messagesFrom,
  newAddress,
  ownBackend,
  PASSWORD,
  postContact,
  visitor,
} from './harness.ts';
import { files, FIRST_RELEASE, openFolder, withMigrations } from './schemas.ts';

/** Opens the database of a data folder with the first `count` migrations, plus others, and closes it after the test. */
export async function open(
  dataDir: string,
  count: number,
  others: Readonly<Record<string, string>> = {},
): Promise<Database> {
  const database = await withMigrations(count, others, (migrations) =>
    openFolder(dataDir, { migrations }),
  );
  onTestFinished(() => database.close());
  return database;
}

/** From this migration on, messages contain no control characters. */
const CLEANING = files.indexOf('20261123000000_no_control_characters.sql') + 1;

const asTyped = { company: 'Be\ndrijf\u001b', message: 'Regel één\r\nRegel\u0007 twee' };
const cleaned = { company: 'Be drijf\ufffd', message: 'Regel één \nRegel\ufffd twee' };

/** Inserts a person with an account and a message, in the tables of the first `count` migrations. */
export async function insertPerson(
  { driver }: Database,
  email: string,
  count = FIRST_RELEASE,
): Promise<string> {
  const { rows } = await driver.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, '{"name": "Zoë", "company": "Bedrijf"}', now(), now(), now()) returning id`,
    [email, await hash(PASSWORD, 4)],
  );
  const { company, message } = count < CLEANING ? asTyped : cleaned;
  await driver.query(
    `insert into public.contact_messages (name, email, company, message, consent, consent_version)
     values ('Zoë', $1, $2, $3, true, '1')`,
    [email, company, message],
  );
  return rows[0]?.id ?? '';
}

export async function expectPerson(url: string, email: string, id: string): Promise<void> {
  const client = visitor(url);
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const { data } = await client.from('profiles').select('id, full_name, company_name');
  expect(data).toEqual([{ id, full_name: 'Zoë', company_name: 'Bedrijf' }]);
  expect(await messagesFrom(url, email)).toMatchObject([{ name: 'Zoë', ...cleaned }]);
}

/** Expects that data of the first `count` migrations are migrated without loss. */
export async function expectUpgrade(count: number): Promise<void> {
  const dataDir = await dataFolder('firstRelease');
  const old = await open(dataDir, count);
  const email = newAddress();
  const id = await insertPerson(old, email, count);
  // The first releases stored no statements.
  await old.driver.query('update supabase_migrations.schema_migrations set statements = null');
  await old.close();

  const { url } = await ownBackend({ dataDir });
  await expectPerson(url, email, id);
  const next = newAddress();
  expect((await postContact(url, contactMessage(next))).status).toBe(200);
  expect(await messagesFrom(url, next)).toHaveLength(1);
}
