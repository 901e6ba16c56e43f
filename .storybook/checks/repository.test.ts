import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { gitFiles } from './gitFiles.ts';
import { everyOnDemand, onDemand } from '../../.workspace/onDemand.ts';

const root = join(import.meta.dirname, '../..');
const linesOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('tsc checks every TypeScript file that git tracks', () => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.cts'];
  // These apps have separate types, which the gate checks.
  const others = [':!packages/create-heldermatch/templates', ':!packages/ui/consumers/*/*'];
  const sources = gitFiles(...patterns, ...others);
  const checked = linesOf('tsc', '--listFilesOnly').map((file) =>
    relative(root, file).split(sep).join('/'),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(checked).toEqual(expect.arrayContaining(sources));
});

test('git contains no visual snapshots: a clone would contain every version', () => {
  expect(gitFiles('*.webp', '*.png', '*.jpg', '*.gif', '*.avif')).toEqual(['']);
});

test('every on-demand test is listed, with the paths for which `--ci` runs it', () => {
  expect(Object.keys(onDemand).toSorted()).toEqual(everyOnDemand.toSorted());
});

const files = gitFiles();

/** Whether git tracks or ignores a file or folder at this path. */
const isKnown = (path: string) =>
  files.some((file) => file === path || file.startsWith(`${path}/`)) ||
  // A trailing slash matches a folder that doesn't exist yet.
  [path, `${path}/`].some(
    (name) => spawnSync('git', ['check-ignore', '--quiet', name], { cwd: root }).status === 0,
  );
/** Whether a path is the end of a known one, because prose may omit its beginning. */
const isEndOfKnown = (path: string) =>
  files.some((file) => `/${file}/`.includes(`/${path}/`)) || isKnown(path);

/** Links, and paths of the repository in backticks, that don't exist. */
function leadsNowhere(page: string, folder: string): string[] {
  const prose = page.replaceAll(/^```[^]*?^```/gm, '');
  const found = (pattern: RegExp) =>
    Array.from(prose.matchAll(pattern), ([, path = '']) => path.replace(/\/$/, ''));
  const links = found(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g);
  const paths = found(
    /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:[mc]?[jt]sx?|json|mdx?|ya?ml|toml|sql))`/g,
  );
  return [
    ...links.filter((path) => !isKnown(normalize(join(folder, path)))),
    ...paths.filter((path) => !isEndOfKnown(path) && !isKnown(normalize(join(folder, path)))),
  ];
}

test.each(gitFiles('*.md').filter((file) => file !== 'CHANGELOG.md'))(
  '%s refers only to existing files and folders',
  (file) => {
    const page = readFileSync(join(root, file), 'utf8');
    expect(leadsNowhere(page, dirname(file))).toEqual([]);
  },
);

test('a dead link and a dead path are reported', () => {
  const page =
    '[a](../README.md) [b](deployment.md#x) [c](README.md) `apps/site/e2e/` `repository.test.ts` `apps/no/` `no.ts`';
  expect(leadsNowhere(page, 'docs')).toEqual(['README.md', 'apps/no', 'no.ts']);
});
