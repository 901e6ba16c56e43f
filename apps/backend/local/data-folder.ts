import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** A new database takes about 40 MB; PGlite fails in many ways when it runs out halfway. */
const MIN_FREE_MEGABYTES = 100;

/** @throws StartError when the folder can't be made, written to or filled */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const probe = path.join(dataDir, '.writable');
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} can't be written to (${codeOf(error)}).`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < MIN_FREE_MEGABYTES) {
    throw new StartError(
      `The data folder ${dataDir} is full: ${free} MB free, ${MIN_FREE_MEGABYTES} MB needed.`,
    );
  }
}

/** Node's recursive mkdir never comes back from a folder like /proc, which exists and takes nothing. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
