import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { everyOnDemand, onDemand } from '../../.workspace/onDemand.ts';

const root = join(import.meta.dirname, '../..');
const known = (...patterns: string[]) =>
  linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
const linesOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('every TypeScript file that git knows is checked by tsc', () => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.cts'];
  // Apps of others have types of their own, which the gate checks.
  const others = [':!packages/create-heldermatch/templates', ':!packages/ui/consumers/*/*'];
  const sources = known(...patterns, ...others);
  const checked = linesOf('tsc', '--listFilesOnly').map((file) =>
    relative(root, file).split(sep).join('/'),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(checked).toEqual(expect.arrayContaining(sources));
});

test('no picture lives in git: a clone would hold all that ever were', () => {
  expect(known('*.webp', '*.png', '*.jpg', '*.gif', '*.avif')).toEqual(['']);
});

test('each test on demand is named with the paths for which it runs all the same', () => {
  expect(Object.keys(onDemand).toSorted()).toEqual(everyOnDemand.toSorted());
});

const files = known();

/** Whether git knows a file or a folder of this path, or was told to leave it alone. */
const isKnown = (path: string) =>
  files.some((file) => file === path || file.startsWith(`${path}/`)) ||
  // A folder that has not been made yet is one by its slash.
  [path, `${path}/`].some(
    (name) => spawnSync('git', ['check-ignore', '--quiet', name], { cwd: root }).status === 0,
  );
/** A path in prose may leave out its beginning. */
const isEndOfKnown = (path: string) =>
  files.some((file) => `/${file}/`.includes(`/${path}/`)) || isKnown(path);

/** What a page links to, or names between back-ticks as a path of ours, and is not there. */
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

test.each(known('*.md').filter((file) => file !== 'CHANGELOG.md'))(
  '%s names only files and folders that are there',
  (file) => {
    const page = readFileSync(join(root, file), 'utf8');
    expect(leadsNowhere(page, dirname(file))).toEqual([]);
  },
);

test('a link and a path that lead nowhere are seen', () => {
  const page =
    '[a](../README.md) [b](deployment.md#x) [c](README.md) `apps/site/e2e/` `repository.test.ts` `apps/no/` `no.ts`';
  expect(leadsNowhere(page, 'docs')).toEqual(['README.md', 'apps/no', 'no.ts']);
});
