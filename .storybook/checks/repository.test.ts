import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { seals, sheetFolder } from './sheets.ts';
import { sheetsOf, storyFiles } from './storyFiles.ts';

const root = join(import.meta.dirname, '../..');
const linesOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('every TypeScript file that git knows is checked by tsc', () => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.cts'];
  const known = linesOf(
    'git',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    ...patterns,
  );
  const checked = linesOf('tsc', '--listFilesOnly').map((file) =>
    relative(root, file).split(sep).join('/'),
  );
  expect(known.length).toBeGreaterThan(400);
  expect(checked).toEqual(expect.arrayContaining(known));
});

test('there is a sheet of every file of stories with its seal, and none too many', () => {
  const sheets = storyFiles.flatMap(sheetsOf).toSorted();
  const kept = globSync('**/*.webp', { cwd: sheetFolder }).map((file) => file.replace('.webp', ''));
  expect(kept.toSorted()).toEqual(sheets);
  expect(Object.keys(seals)).toEqual(sheets);
});

test('pictures in the tree stay few and light: a clone holds all that ever were', () => {
  const pictures = ['*.webp', '*.png', '*.jpg', '*.gif', '*.avif'];
  const sizes = linesOf('git', 'ls-files', ...pictures).map(
    (file) => statSync(join(root, file)).size,
  );
  expect(sizes.length).toBeLessThanOrEqual(300);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(15e6);
});
