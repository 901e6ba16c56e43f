import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from 'bcryptjs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { projectFolder, readConfig } from '../local/config.ts';
import { openDatabase } from '../local/database.ts';
import { readSecrets } from '../local/keys.ts';
import {
  contactMessage,
  dataFolder,
  messagesFrom,
  newAddress,
  ownBackend,
  PASSWORD,
  postContact,
  temporaryFolder,
  visitor,
} from './harness.ts';

const migrations = path.join(projectFolder, 'supabase/migrations');
const files = (await readdir(migrations)).toSorted();

/** The database of a data folder, with the first so many migrations and others. */
async function open(dataDir: string, count: number, others: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder();
  for (const file of files.slice(0, count)) {
    await cp(path.join(migrations, file), path.join(folder, file));
  }
  for (const [file, text] of Object.entries(others)) await writeFile(path.join(folder, file), text);
  const database = await openDatabase({
    folder: path.join(dataDir, 'database'),
    migrations: folder,
    config: await readConfig(),
    secrets: await readSecrets(dataDir),
    siteOrigins: ['http://127.0.0.1:4173'],
    email: { send: async () => undefined },
  });
  onTestFinished(() => database.close());
  return database;
}

/** Somebody with an account and a message, in the tables of the first release. */
async function insertPerson({ driver }: Awaited<ReturnType<typeof open>>, email: string) {
  const { rows } = await driver.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, '{"name": "Zoë", "company": "Bedrijf"}', now(), now(), now()) returning id`,
    [email, await hash(PASSWORD, 4)],
  );
  await driver.query(
    `insert into public.contact_messages (name, email, company, message, consent, consent_version)
     values ('Zoë', $1, E'Be\ndrijf\u001b', E'Regel één\r\nRegel\u0007 twee', true, '1')`,
    [email],
  );
  return rows[0]?.id ?? '';
}

async function expectPerson(url: string, email: string, id: string) {
  const client = visitor(url);
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const { data } = await client.from('profiles').select('id, full_name, company_name');
  expect(data).toEqual([{ id, full_name: 'Zoë', company_name: 'Bedrijf' }]);
  expect(await messagesFrom(url, email)).toMatchObject([
    { name: 'Zoë', company: 'Be drijf\ufffd', message: 'Regel één \nRegel\ufffd twee' },
  ]);
}

test.each([4, 6, 7].map((count) => [files[count - 1], count] as const))(
  'data of the schema that ended with %s are migrated, and nothing is lost',
  async (_, count) => {
    const dataDir = await temporaryFolder();
    const old = await open(dataDir, count);
    const email = newAddress();
    const id = await insertPerson(old, email);
    // As the first releases wrote it.
    await old.driver.query('update supabase_migrations.schema_migrations set statements = null');
    await old.close();

    const { url } = await ownBackend({ dataDir });
    await expectPerson(url, email, id);
    const next = newAddress();
    expect((await postContact(url, contactMessage(next))).status).toBe(200);
    expect(await messagesFrom(url, next)).toHaveLength(1);
  },
);

const FAILING = '20991231000000_failing.sql';

test.each([
  ['insert into public.nothing values (1)', /42P01: relation "public.nothing" does not exist/],
  ['create table public.half (id integer); select * from', /42601: syntax error at end of input/],
])(
  'a migration that fails (%s) is named in one line, and changes nothing',
  async (text, reason) => {
    const dataDir = await temporaryFolder();
    const email = newAddress();
    const before = await open(dataDir, 4);
    await insertPerson(before, email);
    await before.close();

    const failure: unknown = await open(dataDir, 7, { [FAILING]: text }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'UserError', message: expect.stringMatching(reason) });
    expect(String(failure)).toMatch(
      /^UserError: The migration 20991231000000_failing\.sql fails .*$/,
    );

    const { driver } = await open(dataDir, 4);
    const { rows } = await driver.query(
      `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
       (select count(*)::int from public.contact_messages) as messages,
       to_regclass('public.half') as half`,
    );
    expect(rows).toEqual([{ migrations: 4, messages: 1, half: null }]);
  },
);

test('data of newer code, a changed migration and a late one are refused in one line each', async () => {
  const dataDir = await temporaryFolder();
  await (await open(dataDir, 7, { [FAILING]: 'select 1' })).close();
  const [last = ''] = files.slice(6);
  const late = { [FAILING]: 'select 1', '20991230000000_late.sql': 'select 1' };
  for (const [others, line] of [
    [{}, /^The data were made by other code than this: it has no migration 20991231000000\. .*$/],
    [{ [FAILING]: 'select 2' }, /^The migration 20991231000000_failing\.sql was changed after .*$/],
    [late, /^The migration 20991230000000_late\.sql is older than one that has been applied\. .*$/],
  ] as const) {
    await expect(open(dataDir, 7, others)).rejects.toThrow(line);
  }
  // Line ends are no change.
  const text = await readFile(path.join(migrations, last), 'utf8');
  const windows = { [FAILING]: 'select 1', [last]: text.replaceAll('\n', '\r\n') };
  await (await open(dataDir, 6, windows)).close();
});

/** As an upgrade of PGlite would find it. */
const makeOtherVersion = (dataDir: string) =>
  writeFile(path.join(dataDir, 'database/PG_VERSION'), '16\n');

test('a database of another PostgreSQL is imported from its dump, and kept', async () => {
  const dataDir = await temporaryFolder();
  const old = await open(dataDir, 4);
  const email = newAddress();
  const id = await insertPerson(old, email);
  await old.close();
  await makeOtherVersion(dataDir);

  const lines: string[] = [];
  const backend = await ownBackend({ dataDir, log: (line) => lines.push(line) });
  await expectPerson(backend.url, email, id);
  expect(lines[0]).toMatch(
    /^The database, of PostgreSQL 16, was imported from .*database\.sql; the old one is kept in .*database\.until-.*\.$/,
  );
  const names = await readdir(dataDir);
  expect(names.filter((name) => name.startsWith('database'))).toHaveLength(2);
  // What is written from now on is not in the dump any more.
  expect(names).not.toContain('database.sql');
  await backend.close();
  expect(await readdir(dataDir)).toContain('database.sql');
});

test('an import that was cut short is done again', async () => {
  const dataDir = await dataFolder();
  await rm(path.join(dataDir, 'database'), { recursive: true });
  await cp(path.join(inject('template'), 'database'), path.join(dataDir, 'database.import'), {
    recursive: true,
  });
  const { url } = await ownBackend({ dataDir });
  expect((await postContact(url, contactMessage())).status).toBe(200);
});

test('a database of another PostgreSQL without a dump is told, and stays as it is', async () => {
  const dataDir = await dataFolder();
  await rm(path.join(dataDir, 'database.sql'));
  await makeOtherVersion(dataDir);
  const before = await readdir(path.join(dataDir, 'database'));
  await expect(ownBackend({ dataDir })).rejects.toThrow(
    /^The database in .*, of PostgreSQL 16, can't be opened .* start the version that made it, end it with Ctrl-C/,
  );
  expect(await readdir(path.join(dataDir, 'database'))).toEqual(before);
});
