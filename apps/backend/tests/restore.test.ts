import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readGuide } from './guides.ts';
import { temporaryFolder } from './harness.ts';
import { withPostgres, type Postgres } from './postgres.ts';

const filled = fileURLToPath(new URL('restore.test.sql', import.meta.url));

/** Every row of every table of the application and of Supabase Auth. */
const EVERYTHING = `
  select table_schema || '.' || table_name as "table",
    query_to_xml(format('select * from %I.%I as t order by t::text', table_schema, table_name), true, false, '') as rows
  from information_schema.tables
  where table_schema in ('auth', 'public') and table_type = 'BASE TABLE' order by 1;`;

test('a restore by the guide recovers every user, message and acceptance', async (context) => {
  const folder = await temporaryFolder();
  const { command } = await readGuide('deployment.md');
  const query = path.join(folder, 'everything.sql');
  await writeFile(query, EVERYTHING);
  /** Runs a command of the guide as an operator would, in the folder with the backup. */
  const follow = ({ bin, connection }: Postgres, words: string) =>
    promisify(execFile)('sh', ['-euc', command(words).replace('<connection string>', connection)], {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
    });

  const lost = await withPostgres(async (project) => {
    await project.psql(filled);
    await follow(project, 'pg_dump');
    return project.psql(query);
  });
  if (typeof lost !== 'string') context.skip(lost.skipped);
  expect(lost).toContain('zoe50@example.nl');
  const restored = await withPostgres(async (project) => {
    await follow(project, 'psql');
    return project.psql(query);
  });
  expect(restored).toBe(lost);
});
