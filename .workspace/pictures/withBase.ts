// Finds visual changes: compares the screenshots of stories at the base commit and in the working tree, taken on one
// machine in one browser.
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf, head, checkOut, isClean } from '../base.ts';
import { root } from '../run.ts';
import { componentOf } from '../../.storybook/checks/storyFiles.ts';
import {
  buildStorybook,
  entriesOf,
  filesBehind,
  type Entry,
} from '../../.storybook/static/storybook.ts';
import { comparePictures } from './compare.ts';
import { drawStories } from './draw.ts';

export const differenceFolder = join(root, '.differences');
export const differencePage = join(differenceFolder, 'index.html');

/** Builds the Storybook of a commit once. A folder in the cache is always complete. */
async function storybookOf(commit: string): Promise<string> {
  const folder = join(cacheOf(commit), 'storybook');
  if (existsSync(folder)) return folder;
  mkdirSync(cacheOf(commit), { recursive: true });
  const made = mkdtempSync(join(cacheOf(commit), 'building-'));
  const isHere = isClean() && commit === head();
  await buildStorybook(made, isHere ? root : await checkOut(commit));
  renameSync(made, folder);
  return folder;
}

/** Captures missing screenshots, and returns their folder. */
async function picturesOf(storybook: string, entries: readonly Entry[], folder: string) {
  const drawn = new Set(globSync('*.png', { cwd: folder }).map((file) => file.split('.')[0]));
  await drawStories(
    storybook,
    entries.filter(({ id }) => !drawn.has(id)),
    folder,
  );
  return folder;
}

/**
 * Compares the look of the working tree and of a commit. Skips stories that depend on identical files in both.
 *
 * @param components - Components whose stories are compared; all if empty.
 * @returns the names of the screenshots that differ, which `differencePage` shows.
 */
export async function comparePicturesWithBase(
  base: string,
  components: readonly string[],
): Promise<string[]> {
  rmSync(differenceFolder, { recursive: true, force: true });
  const before = await storybookOf(base);
  const isCommit = isClean();
  const here = isCommit ? cacheOf(head()) : join(root, 'node_modules/.cache/pictures');
  const after = isCommit ? await storybookOf(head()) : join(here, 'storybook');
  if (!isCommit) {
    rmSync(here, { recursive: true, force: true });
    await buildStorybook(after, root);
  }
  const [filesThen, filesNow] = [filesBehind(before), filesBehind(after)];
  const known = new Set(entriesOf(before).map(({ id }) => id));
  const entries = entriesOf(after).filter(
    ({ id, type, importPath }) =>
      type === 'story' &&
      known.has(id) &&
      (components.length === 0 || components.includes(componentOf(importPath))) &&
      (filesNow(importPath) === undefined || filesNow(importPath) !== filesThen(importPath)),
  );
  console.log(`${entries.length} stories rest on files that changed since ${base.slice(0, 8)}.`);
  // Sequentially, because in parallel they would share the processors.
  const then = await picturesOf(before, entries, join(cacheOf(base), 'pictures'));
  const now = await picturesOf(after, entries, join(here, 'pictures'));
  const ids = entries.map(({ id }) => id);
  return comparePictures(then, now, differenceFolder, base.slice(0, 8), ids);
}
