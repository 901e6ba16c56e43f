import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../local/config.ts';

const PACKAGE = 'deno@2.9.6';
const folder = path.join(projectFolder, '.deno');

/**
 * The path of a real Deno. Its 90 MB are no dependency of the workspace: they are fetched from the
 * npm registry by the first test run and kept. Undefined where they can't be fetched.
 */
export async function findDeno(): Promise<string | undefined> {
  const cached = await binary();
  if (cached !== undefined) return cached;
  const flags = [
    '--no-save',
    '--package-lock=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=0',
  ];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...flags, PACKAGE]).catch(
    () => undefined,
  );
  const fetched = await binary();
  if (fetched === undefined)
    console.warn(
      `The function is not tried in Deno: ${PACKAGE} could not be fetched from the npm registry.`,
    );
  return fetched;
}

/** In the package for this machine; the `deno` beside it is a script that starts it. */
async function binary(): Promise<string | undefined> {
  const files = glob('node_modules/@deno/*/deno{,.exe}', { cwd: folder });
  for await (const file of files) return path.join(folder, file);
  return undefined;
}
