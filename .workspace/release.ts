// Publishes the changesets, in two steps with a pull request between them.
//   pnpm release --versions  makes versions and changelogs from the changesets
//   pnpm release             checks and builds everything, and publishes the versions that the registry lacks
//   pnpm release --dry-run   runs both in a copy of the last commit, without the checks and without publishing
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '@heldermatch/tooling/ports';
import { main, root, run, script } from './run.ts';

const { values } = parseArgs({
  options: {
    versions: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const isDry = values['dry-run'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Clones the last commit, with its dependencies installed. */
async function copy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  git('clone', '--quiet', '--depth', '1', `file://${root}`, folder);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
  });
  return folder;
}

/** Makes versions and changelogs from the changesets. */
async function version(cwd: string): Promise<void> {
  await run('pnpm', ['exec', 'changeset', 'version'], { cwd });
}

await main(async () => {
  const hasChangesets = globSync('.changeset/*.md', { cwd: root }).length > 0;
  if (values.versions) {
    if (!hasChangesets) {
      throw new UserError('No changeset tells what changed. `pnpm changeset` writes one.');
    }
    await version(root);
    await run('pnpm', ['install', '--lockfile-only']);
    return;
  }
  if (!isDry) {
    if (git('status', '--porcelain') !== '') {
      throw new UserError(
        'There are changes that are not committed. Commit them, or put them away.',
      );
    }
    if (hasChangesets) {
      throw new UserError(
        'Changesets wait. Merge the pull request that takes them in, or do as it: `pnpm release --versions`.',
      );
    }
    await run('node', [...script('.workspace/test.ts'), '--all']);
  }
  const cwd = isDry ? await copy() : root;
  if (isDry && hasChangesets) await version(cwd);
  await run('node', [join(cwd, 'packages/ui/build.ts')], { cwd });
  if (!isDry) return run('pnpm', ['exec', 'changeset', 'publish']);
  const packages = globSync('{tokens,packages/*}/package.json', { cwd }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(cwd, file), 'utf8')) as {
      name: string;
      version: string;
      private?: boolean;
    };
    return manifest.private === true ? [] : [{ ...manifest, folder: join(cwd, file, '..') }];
  });
  for (const { name, version: number, folder } of packages) {
    await run('pnpm', ['publish', '--dry-run', '--no-git-checks', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const changes = join(folder, 'CHANGELOG.md');
    if (!existsSync(changes)) throw new UserError(`${name} has no CHANGELOG.md.`);
    console.log(`Would publish ${name}@${number}`);
  }
});
