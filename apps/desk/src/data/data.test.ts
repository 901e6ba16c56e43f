import { ScorecardSchema } from '@heldermatch/scorecard';
import { parse } from 'valibot';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inventedFor } from './candidates.ts';
import { detailsOf } from './scorecards.ts';
import { seeds } from './vacancies.ts';

test('generates ten thousand candidates with unique numbers, the same ones every time', () => {
  const all = seeds.flatMap(({ id }) => inventedFor(id));
  expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
  expect(seeds.flatMap(({ id }) => inventedFor(id))).toEqual(all);
});

test.for(seeds)('$title: every quote is in the CV at its stated position', (vacancy) => {
  for (const applicant of inventedFor(vacancy.id).filter((_, index) => index % 7 === 0)) {
    const { pages, categories } = detailsOf(applicant, vacancy);
    parse(ScorecardSchema, { candidate: applicant.id, categories });
    for (const { page, start, end, quote } of categories.flatMap(({ evidence }) => evidence)) {
      expect(pages[page - 1]?.text.slice(start, end)).toBe(quote);
    }
  }
});

test('the whole desk has fewer than 2,400 lines of code', () => {
  const root = join(import.meta.dirname, '../..');
  const lines = globSync(['*.{ts,html}', 'src/**/*.{ts,tsx,css}'], { cwd: root })
    // The accessibility record is the text of a statement.
    .filter((file) => !/\.test\.|\/accessibility\//.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.length).toBeLessThan(2400);
});
