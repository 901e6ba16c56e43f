import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitations } from '../src/pages/accessibility/copy.tsx';
import { criteria } from '../src/pages/accessibility/criteria.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Success criteria of WCAG 2.2, by level.
 * @see https://www.w3.org/TR/WCAG22/
 */
const wcag = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

test.each(['A', 'AA'] as const)(
  'every criterion of WCAG 2.2 at level %s is in the statement once',
  (level) => {
    const stated = criteria.filter((criterion) => criterion.level === level);
    expect(stated.map(({ id }) => id)).toEqual(wcag[level].split(' '));
  },
);

test('there are 55 criteria with unique names', () => {
  expect(criteria).toHaveLength(55);
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(55);
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
