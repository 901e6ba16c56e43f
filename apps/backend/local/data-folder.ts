import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './code-of.ts';
import { LOCK_FILE, lockFolder } from './lock.ts';
import { UserError } from '@heldermatch/tooling/ports';

/** A new database takes about 40 MB; PGlite fails in many ways when the disk fills up halfway. */
const MIN_FREE_MEGABYTES = 100;

/**
 * Creates the folder if needed, and locks it until the returned function is called.
 *
 * @throws UserError when it can't be created or written to, or when another backend uses it
 */
export async function claimDataFolder(dataDir: string): Promise<() => void> {
  try {
    await makeFolder(dataDir);
    const probe = path.join(dataDir, '.writable');
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    throw new UserError(
      `The data folder ${dataDir} can't be written to (${codeOf(error) ?? String(error)}).`,
    );
  }
  return lockFolder(dataDir);
}

/**
 * Checks the free disk space of a folder.
 * @throws UserError when the disk is nearly full
 */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < MIN_FREE_MEGABYTES) {
    throw new UserError(
      `The disk of ${folder} is full: ${free} MB free, ${MIN_FREE_MEGABYTES} MB needed.`,
    );
  }
}

/** Empties the folder except for the lock file: without it, a backend that starts now would create and lock another. */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  const release = await claimDataFolder(dataDir);
  try {
    for (const name of await readdir(dataDir)) {
      if (name !== LOCK_FILE) await rm(path.join(dataDir, name), { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

/** Node's recursive mkdir never returns for a folder like /proc, which exists and can't be written to. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
}
