import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { writeWhole } from './write-whole.ts';

/**
 * PostgreSQL reads no database of another major version, so that an upgrade of PGlite could not read what
 * was kept. A dump is written whenever the database is closed and removed when it is opened: where it is
 * there, it is all that the database holds.
 */
export const dumpOf = (folder: string): string => `${folder}.sql`;

export async function writeDump(driver: PGlite, folder: string): Promise<void> {
  const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
  const dump = await pgDump({ pg: driver });
  // Only for whom the database is, too.
  await writeWhole(dumpOf(folder), await dump.text(), 0o600);
}

/**
 * Makes the database anew from its dump.
 *
 * @param open makes a database with the roles that the dump gives rights to, and does not hold
 * @returns where the one that was there is kept
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
