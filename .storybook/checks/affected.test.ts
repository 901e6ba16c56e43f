// Selection of the tests that a change can affect.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  affectedComponents,
  isIn,
  slowProjects,
  unaffectedProjects,
} from '../../.workspace/affected.ts';
import { gitFiles } from './gitFiles.ts';

const root = join(import.meta.dirname, '../..');

test('a slow project runs when something changed that it reads', () => {
  expect(unaffectedProjects(['apps/desk'])).toEqual(['backend', 'consumers', 'e2e']);
  expect(unaffectedProjects(['apps/backend'])).toEqual(['consumers', 'stories*']);
  expect(unaffectedProjects(['packages/ui', 'apps/desk', 'apps/site'])).toEqual(['backend']);
  expect(unaffectedProjects(['.storybook/checks/html.ts'])).toEqual([
    'backend',
    'consumers',
    'desk',
  ]);
  expect(unaffectedProjects([])).toEqual(Object.keys(slowProjects));
});

test('the stories of an app run without those of the library', () => {
  expect(affectedComponents(['apps/desk'])).toContain('Candidates');
  expect(affectedComponents(['apps/desk'])).not.toContain('Button');
  expect(affectedComponents(['packages/ui', 'apps/desk'])).toBeUndefined();
  expect(affectedComponents(['.storybook/preview.tsx'])).toBeUndefined();
});

test.each(Object.entries(slowProjects).filter(([name]) => name !== 'stories*'))(
  '%s reads no other package than it declares',
  (_name, read) => {
    const files = gitFiles(
      ...read.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
    );
    expect(files.length).toBeGreaterThan(10);
    const outside = files.flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g),
        ([, path = '']) => relative(root, join(root, dirname(file), path)),
      ).filter((path) => !read.some((folder) => isIn(folder, [path]))),
    );
    expect(outside).toEqual([]);
  },
);
