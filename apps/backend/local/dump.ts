import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { writeFileAtomic } from './write-file-atomic.ts';

/**
 * Path of the database's dump. PostgreSQL can't read the files of another major version, so an upgrade of PGlite needs
 * it. The dump is written when the database is closed and removed when it is opened: if it exists, it is complete.
 */
export const dumpOf = (folder: string): string => `${folder}.sql`;

export async function writeDump(driver: PGlite, folder: string): Promise<void> {
  const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
  const dump = await pgDump({ pg: driver });
  // Readable by the database's owner only.
  await writeFileAtomic(dumpOf(folder), await dump.text(), 0o600);
}

/**
 * Recreates the database from its dump.
 *
 * @param open creates a database with the roles that the dump grants privileges to but doesn't contain
 * @returns the path where the old database is kept
 */
export async function importDump(
  folder: string,
  open: (folder: string) => Promise<{ driver: PGlite; close: () => Promise<void> }>,
): Promise<string> {
  const imported = `${folder}.import`;
  await rm(imported, { recursive: true, force: true });
  const connection = await open(imported);
  try {
    await connection.driver.exec(await readFile(dumpOf(folder), 'utf8'));
  } finally {
    await connection.close();
  }
  const kept = `${folder}.until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (existsSync(folder)) await rename(folder, kept);
  await rename(imported, folder);
  return kept;
}
