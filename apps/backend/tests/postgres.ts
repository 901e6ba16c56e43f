import { execFile } from 'node:child_process';
import { chown, readdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../local/config.ts';
import type { Outcome } from './tap.ts';
import { makeTemporaryFolder } from './temporary.ts';

const run = promisify(execFile);

export const tapSchema = path.join(import.meta.dirname, 'tap-schema.sql');

/** A database with the migrations applied, as in a hosted project. */
export interface Postgres {
  /** Folder of PostgreSQL's executables. */
  bin: string;
  /** Connection string of the database's owner. */
  connection: string;
  /** Temporary folder that is removed along with the database. */
  folder: string;
  /** Runs an SQL file; returns its output. */
  psql: (file: string, searchPath?: string) => Promise<string>;
}

/** Runs pgTAP files on a temporary cluster. */
export async function runOnPostgres(suites: readonly URL[]): Promise<Outcome[]> {
  const outcomes = await withPostgres(async ({ folder, psql }) => {
    await psql(tapSchema);
    await psql(await unpackPgtap(folder), 'tap');
    const reports: Outcome[] = [];
    for (const suite of suites) {
      reports.push({ report: (await psql(fileURLToPath(suite))).split('\n') });
    }
    return reports;
  });
  return Array.isArray(outcomes) ? outcomes : [outcomes];
}

/** Runs a callback with a temporary cluster of an installed PostgreSQL. */
export async function withPostgres<Result>(
  work: (postgres: Postgres) => Promise<Result>,
): Promise<Result | { skipped: string }> {
  const bin = await findPostgres();
  if (bin === undefined)
    return { skipped: 'The database is not tested on PostgreSQL: install PostgreSQL 15 or newer.' };
  const folder = await makeTemporaryFolder();
  const owner = await unprivilegedUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const data = path.join(folder, 'data');
  const tool = (name: string) => path.join(bin, name);
  const connection = `host=${folder} user=postgres dbname=postgres`;
  // Runs as the current user: an unprivileged user might not be able to read the repository's files, or root's.
  const psql = async (file: string, searchPath = 'public') => {
    const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', connection, '-f', file];
    const env = { ...process.env, PGOPTIONS: `-c search_path=${searchPath}` };
    return (await run(tool('psql'), args, { env })).stdout;
  };
  try {
    await run(tool('initdb'), ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-sync'], as);
    const options = `-k ${folder} -c listen_addresses= -c fsync=off`;
    const start = (more: string) =>
      run(
        tool('pg_ctl'),
        ['start', '-w', '-s', '-D', data, '-o', options + more, '-l', `${data}.log`],
        as,
      );
    // Preloads pg_cron, as Supabase does, if it is installed; PostgreSQL doesn't start with a missing library.
    await start(' -c shared_preload_libraries=pg_cron').catch(() => start(''));
    for (const file of await preparation()) await psql(file);
    return await work({ bin, connection, folder, psql });
  } finally {
    await run(tool('pg_ctl'), ['stop', '-s', '-m', 'immediate', '-D', data], as).catch(
      () => undefined,
    );
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lists the SQL files that create what a hosted project has, followed by the migrations. */
async function preparation(): Promise<string[]> {
  const migrations = path.join(projectFolder, 'supabase/migrations');
  return [
    path.join(projectFolder, 'local/sql/hosted-roles.sql'),
    path.join(projectFolder, 'tests/auth-schema.sql'),
    path.join(projectFolder, 'local/sql/hosted-schema.sql'),
    ...(await readdir(migrations)).toSorted().map((file) => path.join(migrations, file)),
  ];
}

/** Unpacks pgTAP, which is plain SQL: PGlite's copy also works where the extension isn't installed. */
async function unpackPgtap(folder: string): Promise<string> {
  const archive = new URL('pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite'));
  await run('tar', ['-xzf', fileURLToPath(archive), '-C', folder]);
  const files = await readdir(folder, { recursive: true });
  const script = files.find((file) => /pgtap--[\d.]+\.sql$/.test(file));
  if (script === undefined) throw new Error('PGlite no longer carries pgTAP as an SQL script');
  return path.join(folder, script);
}

async function findPostgres(): Promise<string | undefined> {
  const packaged = '/usr/lib/postgresql';
  const versions = await readdir(packaged).catch(() => []);
  const folders = [
    ...versions.map((version) => path.join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  for (const folder of folders) {
    const version = await run(path.join(folder, 'initdb'), ['--version']).catch(() => undefined);
    const major = Number(/\d+/.exec(version?.stdout ?? '')?.[0]);
    if (major >= 15) return folder;
  }
  return undefined;
}

/** User to run PostgreSQL as, because it doesn't run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(
      () => [],
    );
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('No unprivileged user to run PostgreSQL as');
}
