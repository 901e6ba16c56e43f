import { ScorecardSchema } from '@heldermatch/scorecard';
import { parse } from 'valibot';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inventedFor } from './candidates.ts';
import { detailsOf } from './scorecards.ts';
import { seeds } from './vacancies.ts';

const desk = join(import.meta.dirname, '../..');

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

// The desk shows how little code a screen needs on this library. It grew by vacancies, reading and engines, so that the
// limit is per file and no longer 2,400 lines for all.
const files = globSync('src/**/*.{ts,tsx}', { cwd: desk })
  // The accessibility record is the text of a statement.
  .filter((file) => !/\.test\.|\/accessibility\//.test(file));

test('finds the code of the desk', () => expect(files.length).toBeGreaterThan(30));

test.each(files)('%s has at most 250 lines of code', (file) => {
  const lines = readFileSync(join(desk, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line));
  expect(lines.length).toBeLessThanOrEqual(250);
});
