import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitations } from '../src/pages/accessibility/copy.tsx';
import { criteria } from '../src/pages/accessibility/criteria.ts';

const root = join(import.meta.dirname, '../../..');

/** @see https://www.w3.org/TR/WCAG22/ */
test.for([
  ['A', 31],
  ['AA', 24],
] as const)('the statement has every criterion of level %s', ([level, count]) => {
  expect(criteria.filter((criterion) => criterion.level === level)).toHaveLength(count);
});

test('every test in the statement is an existing file', () => {
  const tests = criteria.flatMap(({ test: file = [] }) => file);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the known limitations are exactly the criteria that are partly met', () => {
  const partly = criteria.filter(({ outcome }) => outcome === 'partly').map(({ id }) => id);
  expect(limitations.map(({ id }) => id)).toEqual(partly);
});
