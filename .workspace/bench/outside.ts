// What only `bench` needs, and nobody else should have to install: each in a folder with a lockfile of its own.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { installOutside } from '../chromium.ts';
import { UserError } from '../ports.ts';
import { root } from '../run.ts';

/**
 * Installs a folder beside this file, with the versions of its lockfile, outside of the workspace.
 * @returns where it is installed.
 * @throws UserError when it can't be installed, such as without a network.
 */
export function installForBench(name: 'spa' | 'lighthouse'): string {
  const home = join(root, 'node_modules/.cache/bench', name);
  cpSync(join(import.meta.dirname, name), home, { recursive: true });
  if (installOutside(home)) return home;
  throw new UserError(
    `What .workspace/bench/${name} names could not be installed from the npm registry. See above, and try again.`,
  );
}
