import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { applyMigrations } from '../local/migrations.ts';
import {
  contactMessage,
  dataFolder,
  newAddress,
  ownBackend,
  ownDatabase,
  postContact,
} from './harness.ts';
import { files, FIRST_RELEASE, migrations, withMigrations } from './schemas.ts';
import { expectPerson, expectUpgrade, insertPerson, open } from './upgrades.ts';

const older = files.slice(FIRST_RELEASE - 1, -1);

test.each(older.map((file, index) => [file, FIRST_RELEASE + index] as const))(
  'migrates data of the schema that ended with %s without loss',
  async (_, count) => {
    await expectUpgrade(count);
  },
);

const FAILING = '20991231000000_failing.sql';

test.each([
  ['insert into public.nothing values (1)', /42P01: relation "public.nothing" does not exist/],
  ['create table public.half (id integer); select * from', /42601: syntax error at end of input/],
])('reports a failing migration (%s) in one line, and changes nothing', async (text, reason) => {
  const database = await open(await dataFolder('firstRelease'), FIRST_RELEASE);
  const { driver } = database;
  await insertPerson(database, newAddress());
  const failure: unknown = await withMigrations(files.length, { [FAILING]: text }, (folder) =>
    applyMigrations(driver, folder),
  ).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'UserError', message: expect.stringMatching(reason) });
  expect(String(failure)).toMatch(
    /^UserError: The migration 20991231000000_failing\.sql fails .*$/,
  );
  const { rows } = await driver.query(
    `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
       (select count(*)::int from public.contact_messages) as messages,
       to_regclass('public.half') as half`,
  );
  expect(rows).toEqual([{ migrations: FIRST_RELEASE, messages: 1, half: null }]);
});

test('rejects data of newer code, a changed migration and a late one, in one line each', async () => {
  const { driver, close } = await ownDatabase();
  onTestFinished(close);
  const all = files.length;
  const apply = (count: number, others: Readonly<Record<string, string>> = {}) =>
    withMigrations(count, others, (folder) => applyMigrations(driver, folder));
  await apply(all, { [FAILING]: 'select 1' });
  const late = { [FAILING]: 'select 1', '20991230000000_late.sql': 'select 1' };
  for (const [others, line] of [
    [{}, /^The data were made by other code than this: it has no migration 20991231000000\. .*$/],
    [{ [FAILING]: 'select 2' }, /^The migration 20991231000000_failing\.sql was changed after .*$/],
    [late, /^The migration 20991230000000_late\.sql is older than one that has been applied\. .*$/],
  ] as const) {
    await expect(apply(all, others)).rejects.toThrow(line);
  }
  // Different line endings are not a change.
  const last = files.at(-1) ?? '';
  const text = await readFile(path.join(migrations, last), 'utf8');
  await apply(all - 1, { [FAILING]: 'select 1', [last]: text.replaceAll('\n', '\r\n') });
});

/** Simulates a database that an older version of PGlite created. */
const makeOtherVersion = (dataDir: string) =>
  writeFile(path.join(dataDir, 'database/PG_VERSION'), '16\n');

test('imports a database of another PostgreSQL version from its dump, and keeps the old one', async () => {
  const dataDir = await dataFolder('firstRelease');
  const old = await open(dataDir, FIRST_RELEASE);
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
  // The dump would lack everything written from now on.
  expect(names).not.toContain('database.sql');
  await backend.close();
  expect(await readdir(dataDir)).toContain('database.sql');
});

test('resumes an interrupted import', async () => {
  const dataDir = await dataFolder();
  await rm(path.join(dataDir, 'database'), { recursive: true });
  await cp(path.join(inject('template'), 'database'), path.join(dataDir, 'database.import'), {
    recursive: true,
  });
  const { url } = await ownBackend({ dataDir });
  expect((await postContact(url, contactMessage())).status).toBe(200);
});

test('reports a database of another PostgreSQL version without a dump, and leaves it unchanged', async () => {
  const dataDir = await dataFolder();
  await rm(path.join(dataDir, 'database.sql'));
  await makeOtherVersion(dataDir);
  const before = await readdir(path.join(dataDir, 'database'));
  await expect(ownBackend({ dataDir })).rejects.toThrow(
    /^The database in .*, of PostgreSQL 16, can't be opened .* start the version that made it, end it with Ctrl-C/,
  );
  expect(await readdir(path.join(dataDir, 'database'))).toEqual(before);
});
