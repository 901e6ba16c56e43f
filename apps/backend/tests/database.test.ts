import { readFile } from 'node:fs/promises';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe } from 'vitest';
import { ownDatabase } from './harness.ts';
import { runOnPostgres, tapSchema } from './postgres.ts';
import { testEachLine, type Outcome } from './tap.ts';

const suites = ['database.test.sql', 'team.test.sql'].map((file) => new URL(file, import.meta.url));

const [onPglite, onPostgres] = await Promise.all([runOnPglite(), runOnPostgres(suites)]);

describe('on PGlite, with the auth schema of the local emulator', () => {
  for (const outcome of onPglite) testEachLine(outcome);
});

describe('on PostgreSQL', () => {
  for (const outcome of onPostgres) testEachLine(outcome);
});

async function runOnPglite(): Promise<Outcome[]> {
  const database = await ownDatabase({ pgtap });
  await database.driver.exec(await readFile(tapSchema, 'utf8'));
  await database.driver.exec('create extension pgtap schema tap');
  const outcomes: Outcome[] = [];
  for (const suite of suites) {
    const results = await database.driver.exec(await readFile(suite, 'utf8'));
    const cells: unknown[] = results.flatMap(({ rows }) =>
      rows.flatMap((row) => Object.values(row)),
    );
    outcomes.push({
      report: cells.flatMap((cell) => (typeof cell === 'string' ? cell.split('\n') : [])),
    });
  }
  await database.close();
  return outcomes;
}
