import { readFile } from 'node:fs/promises';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe } from 'vitest';
import { ownDatabase } from './harness.ts';
import { runOnPostgres, tapSchema } from './postgres.ts';
import { testEachLine, type Outcome } from './tap.ts';

const suite = new URL('database.test.sql', import.meta.url);

const [onPglite, onPostgres] = await Promise.all([runOnPglite(), runOnPostgres(suite)]);

describe('on PGlite, with the auth schema of the local emulator', () => {
  testEachLine(onPglite);
});

describe('on PostgreSQL', () => {
  testEachLine(onPostgres);
});

async function runOnPglite(): Promise<Outcome> {
  const database = await ownDatabase({ pgtap });
  await database.driver.exec(await readFile(tapSchema, 'utf8'));
  await database.driver.exec('create extension pgtap schema tap');
  const results = await database.driver.exec(await readFile(suite, 'utf8'));
  await database.close();
  const cells: unknown[] = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return { report: cells.flatMap((cell) => (typeof cell === 'string' ? cell.split('\n') : [])) };
}
