// Builds data folders as older releases left them.
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder, readConfig } from '../local/config.ts';
import { openDatabase, type Database } from '../local/database.ts';
import { readSecrets } from '../local/keys.ts';
import { makeTemporaryFolder } from './temporary.ts';

export const migrations = path.join(projectFolder, 'supabase/migrations');
export const files = (await readdir(migrations)).toSorted();

/** Number of migrations in the first release. */
export const FIRST_RELEASE = 4;

/** Opens the database of a data folder, without a server. */
export async function openFolder(
  dataDir: string,
  options: Partial<Parameters<typeof openDatabase>[0]> = {},
): Promise<Database> {
  return openDatabase({
    folder: path.join(dataDir, 'database'),
    config: await readConfig(),
    secrets: await readSecrets(dataDir),
    siteOrigins: ['http://127.0.0.1:4173'],
    email: { send: async () => undefined },
    ...options,
  });
}

/** Runs a callback with a folder of the first `count` migrations, plus others by file name. */
export async function withMigrations<Result>(
  count: number,
  others: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder();
  try {
    for (const file of files.slice(0, count)) {
      await cp(path.join(migrations, file), path.join(folder, file));
    }
    for (const [file, text] of Object.entries(others)) {
      await writeFile(path.join(folder, file), text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
