// Dependencies of `bench` only, so that other commands don't install them. Each has a folder with a separate lockfile.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { installOutside } from '@heldermatch/tooling/chromium';
import { UserError } from '@heldermatch/tooling/ports';
import { root } from '../run.ts';

/**
 * Installs a folder next to this file from its lockfile, outside of the workspace.
 * @returns the folder of the installation.
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
