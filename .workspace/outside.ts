// Dependencies of one command only, so that other commands don't install them. Each set has a folder with a separate
// lockfile.
import { cpSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { installOutside } from '@heldermatch/tooling/chromium';
import { UserError } from '@heldermatch/tooling/ports';
import { root } from './run.ts';

/**
 * Installs a folder from its lockfile, outside of the workspace.
 * @param folder - Absolute path.
 * @returns the folder of the installation.
 * @throws UserError when it can't be installed, such as without a network.
 */
export function installOnDemand(folder: string): string {
  const home = join(root, 'node_modules/.cache/outside', basename(folder));
  cpSync(folder, home, { recursive: true });
  if (installOutside(home)) return home;
  throw new UserError(
    `What ${relative(root, folder)} names could not be installed from the npm registry. See above, and try again.`,
  );
}
