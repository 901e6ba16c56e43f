// `pnpm new component`: its output passes type check and formatting without changes.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeComponent } from '../../.workspace/new.ts';

const root = join(import.meta.dirname, '../..');
const library = mkdtempSync(join(root, 'node_modules/.cache/new-'));
for (const part of ['src', 'docs', 'package.json']) {
  cpSync(join(root, 'packages/ui', part), join(library, part), { recursive: true });
}
symlinkSync(join(root, 'packages/ui/node_modules'), join(library, 'node_modules'));
afterAll(() => rmSync(library, { recursive: true }));

test('creates a component that passes the checks', () => {
  const folder = join(library, 'src/components/ColorPicker');
  makeComponent(library, 'ColorPicker', 'Invoer');
  writeFileSync(
    join(library, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true },
      include: [folder],
    }),
  );
  expect(spawnSync('tsc', ['-p', library], { encoding: 'utf8' }).stdout).toBe('');
  for (const file of readdirSync(folder)) {
    const input = readFileSync(join(folder, file), 'utf8');
    const { stdout } = spawnSync('oxfmt', ['--stdin-filepath', file], { input, encoding: 'utf8' });
    expect(stdout).toBe(input);
  }
  const lines = readFileSync(join(library, 'src/index.ts'), 'utf8').split('\n');
  const components = lines.filter((line) => line.includes('/components/'));
  expect(components).toContain("export * from './components/ColorPicker/index.js';");
  expect(components).toEqual(components.toSorted());
});

test.for([
  ['datePicker', 'Invoer', "'datePicker' is no name of a component"],
  ['Swatch', '', "'' is no group of components. The groups: 'Handelingen', "],
  ['Button', 'Handelingen', 'There is a Button already'],
] as const)('rejects %s in %s, and changes nothing', ([name, group, words]) => {
  const index = readFileSync(join(library, 'src/index.ts'), 'utf8');
  expect(() => makeComponent(library, name, group)).toThrow(words);
  expect(readFileSync(join(library, 'src/index.ts'), 'utf8')).toBe(index);
});
