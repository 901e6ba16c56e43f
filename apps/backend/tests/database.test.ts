import { readFile } from 'node:fs/promises';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe } from 'vitest';
import { readConfig } from '../local/config.ts';
import { openDatabase } from '../local/database.ts';
import { runOnPostgres, tapSchema } from './postgres.ts';
import { testEachLine, type Outcome } from './tap.ts';

const suite = new URL('database.test.sql', import.meta.url);

const [onPglite, onPostgres] = await Promise.all([runOnPglite(), runOnPostgres(suite)]);

describe('on PGlite, with the auth schema of the stand-in', () => {
  testEachLine(onPglite);
});

describe('on PostgreSQL', () => {
  testEachLine(onPostgres);
});

async function runOnPglite(): Promise<Outcome> {
  const database = await openDatabase({
    config: await readConfig(),
    secrets: { jwtSecret: 'a secret of at least thirty-two characters', secretKey: 'sb_secret_x' },
    siteOrigins: ['http://127.0.0.1:4173'],
    email: { send: async () => undefined },
    extensions: { pgtap },
  });
  await database.driver.exec(await readFile(tapSchema, 'utf8'));
  await database.driver.exec('create extension pgtap schema tap');
  const results = await database.driver.exec(await readFile(suite, 'utf8'));
  await database.close();
  const cells: unknown[] = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return { report: cells.flatMap((cell) => (typeof cell === 'string' ? cell.split('\n') : [])) };
}
