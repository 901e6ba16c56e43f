// Publishes what the changesets tell of: versions, changelogs, builds, packs and publishes, with provenance.
//   pnpm release             after everything was checked
//   pnpm release --dry-run   in a copy of the last commit, without the checks, up to what would be sent
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from './ports.ts';
import { main, root, run, script } from './run.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** A copy of the last commit, with everything installed. */
async function copy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  git('clone', '--quiet', '--depth', '1', `file://${root}`, folder);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
  });
  return folder;
}

await main(async () => {
  if (!isDry && git('status', '--porcelain') !== '') {
    throw new UserError('There are changes that are not committed. Commit them, or put them away.');
  }
  if (globSync('.changeset/*.md', { cwd: root }).length === 0) {
    throw new UserError('No changeset tells what changed. `pnpm changeset` writes one.');
  }
  if (!isDry) await run('node', script('.workspace/test.ts'));
  const cwd = isDry ? await copy() : root;
  await run('pnpm', ['exec', 'changeset', 'version'], { cwd });
  await run('node', [join(cwd, 'packages/ui/build.ts')], { cwd });
  const packages = globSync('{tokens,packages/*}/package.json', { cwd }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(cwd, file), 'utf8')) as {
      name: string;
      version: string;
      private?: boolean;
    };
    return manifest.private === true ? [] : [{ ...manifest, folder: join(cwd, file, '..') }];
  });
  if (isDry) {
    for (const { name, version, folder } of packages) {
      await run('pnpm', ['publish', '--dry-run', '--no-git-checks', '--ignore-scripts'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const changes = join(folder, 'CHANGELOG.md');
      if (!existsSync(changes)) throw new UserError(`${name} has no CHANGELOG.md.`);
      console.log(`Would publish ${name}@${version}`);
    }
    return;
  }
  await run('pnpm', ['install', '--lockfile-only']);
  git(
    'commit',
    '--all',
    '--message',
    packages.map(({ name, version }) => `${name} ${version}`).join(', '),
  );
  await run('pnpm', ['exec', 'changeset', 'publish']);
});
