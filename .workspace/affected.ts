// Finds what a change can affect. The rest keeps the result of the base, which passed.
import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { componentOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { changedSince } from './base.ts';
import { root } from './run.ts';

const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

/** Packages, by folder, that changed since a commit or depend on one that did. */
function packagesSince(base: string): string[] {
  const args = [
    `--filter=...[${base}]`,
    'list',
    '--json',
    '--depth=-1',
    // Dependents don't read these files.
    '--test-pattern=**/*.{a11y,stories,test}.{ts,tsx}',
    '--test-pattern=**/*.{md,mdx}',
  ];
  const list = execFileSync('pnpm', args, { cwd: root, encoding: 'utf8' });
  const folders = (JSON.parse(list) as { path: string }[]).map(({ path }) => fromRoot(path));
  // The workspace itself is one of them.
  return folders.filter((folder) => folder !== '');
}

/** Files outside of packages that no test of `slowProjects` reads. */
const unread = /^\.changeset\/.*\.md$|^\.github\/|^[^/]*\.md$/;

/**
 * Folders of the packages that a change can affect, and its paths in folders of the root that `slowProjects` names.
 *
 * @param base - Commit at which all tests passed.
 * @returns undefined for everything, when another file changed, such as the lockfile or a configuration.
 */
export function affectedSince(base: string): string[] | undefined {
  const outside = changedSince(base).filter(
    (path) => !/^(?:apps|packages|tokens)\//.test(path) && !unread.test(path),
  );
  if (outside.some((path) => !/^(?:\.storybook|docs)\//.test(path))) return undefined;
  return [...packagesSince(base), ...outside];
}

/** Projects of tests that take long, with the folders and files that they read. The others always run. */
export const slowProjects: Record<string, readonly string[]> = {
  backend: ['apps/backend', 'docs'],
  consumers: ['packages/ui', 'packages/create-heldermatch'],
  desk: ['apps/desk', 'apps/backend'],
  e2e: ['apps/site', 'apps/backend', '.storybook/checks/html.ts'],
  'stories*': ['packages/ui', 'apps/desk', 'apps/site', '.storybook'],
};

/** Whether one of these paths is this folder or file, or is in it. */
export const isIn = (folder: string, paths: readonly string[]) =>
  paths.some((path) => path === folder || path.startsWith(`${folder}/`));

/** Slow projects that read none of these folders and files. */
export const unaffectedProjects = (affected: readonly string[]): string[] =>
  Object.entries(slowProjects)
    .filter(([, read]) => !read.some((path) => isIn(path, affected)))
    .map(([project]) => project);

/** Components whose stories read one of these folders and files; undefined for all. */
export const affectedComponents = (affected: readonly string[]): string[] | undefined =>
  isIn('packages/ui', affected) || isIn('.storybook', affected)
    ? undefined
    : storyFiles
        .filter((file) => affected.some((folder) => fromRoot(file).startsWith(`${folder}/`)))
        .map(componentOf);
