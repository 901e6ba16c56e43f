import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../local/config.ts';

/** Cache of the downloaded executables. */
const folder = path.join(projectFolder, '.tools');

/**
 * Finds an executable from the npm registry. Returns undefined if it can't be downloaded. At 100 MB or more it is no
 * dependency of the workspace: the first test run downloads and caches it.
 * @param files - glob of the native binary for this machine; the entry in `.bin` is only a script that starts it.
 */
async function findTool(tool: string, files: string): Promise<string | undefined> {
  const prefix = path.join(folder, tool);
  const binary = async () => {
    for await (const file of glob(files, { cwd: prefix })) return path.join(prefix, file);
    return undefined;
  };
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
  await promisify(execFile)('npm', ['install', '--prefix', prefix, ...flags, tool]).catch(
    () => undefined,
  );
  const fetched = await binary();
  if (fetched === undefined)
    console.warn(`Not tried with ${tool}: it could not be fetched from the npm registry.`);
  return fetched;
}

/** Deno, the runtime of Supabase's functions. */
export const findDeno = () => findTool('deno@2.9.6', 'node_modules/@deno/*/deno{,.exe}');

/**
 * The Supabase CLI.
 * @param tool - the package, in the version that the deployment uses.
 */
export const findSupabase = (tool: string) =>
  findTool(tool, 'node_modules/@supabase/cli-*/bin/supabase{,.exe}');
