import { ScorecardSchema } from '@heldermatch/scorecard';
import { parse } from 'valibot';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { engineAt } from '../../fixtures/engineAt.ts';
import { checkScores } from '../engine.ts';
import { inventedFor } from './candidates.ts';
import { detailsOf } from './scorecards.ts';
import { vacancies } from './vacancies.ts';

test('generates ten thousand candidates with unique numbers, the same ones every time', () => {
  const all = vacancies.flatMap(({ id }) => inventedFor(id));
  expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
  expect(vacancies.flatMap(({ id }) => inventedFor(id))).toEqual(all);
});

test.for(vacancies)('$title: every quote is in the CV at its stated position', (vacancy) => {
  for (const applicant of inventedFor(vacancy.id).filter((_, index) => index % 7 === 0)) {
    const { pages, categories } = detailsOf(applicant, vacancy);
    parse(ScorecardSchema, { candidate: applicant.id, categories });
    for (const { page, start, end, quote } of categories.flatMap(({ evidence }) => evidence)) {
      expect(pages[page - 1]?.text.slice(start, end)).toBe(quote);
    }
  }
});

afterEach(() => vi.unstubAllGlobals());

const [zorg = expect.fail()] = vacancies;
const [first = { id: '1', title: '', scores: [] }] = inventedFor(zorg.id);
const { pages, categories } = detailsOf(first, zorg);

test('the example engine posts the text of the CV, and fails when the server does', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ categories })),
  );
  vi.stubGlobal('fetch', fetch);
  const engine = engineAt('/score');
  expect(await engine.score(zorg, pages)).toEqual(categories);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/score',
    expect.objectContaining({ body: JSON.stringify({ vacancy: zorg.id, pages }) }),
  );
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(engine.score(zorg, pages)).rejects.toThrow('/score answered with 503');
});

const scored = categories.findIndex(({ evidence }) => evidence.length > 0);
const withScored = (change: object) =>
  categories.map((category, index) => (index === scored ? { ...category, ...change } : category));
const [evidence] = categories[scored]?.evidence ?? [];

test('accepts an engine’s scores when they are supported by evidence', () => {
  expect(checkScores(categories, pages)).toEqual(categories);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'Invalid'],
  ['a score of 140', withScored({ score: 140 }), 'Geef een getal van 0 tot en met 100'],
  ['a score without evidence', withScored({ evidence: [] }), 'Een score rust op bewijs'],
  ['a category too few', categories.slice(1), 'not the categories of the vacancy'],
  ['a category of another vacancy', withScored({ id: 'age' }), 'not the categories'],
  [
    'a quote that the CV does not have',
    withScored({ evidence: [{ ...evidence, quote: 'Kan alles' }] }),
    'the CV says something else',
  ],
  [
    'a quote of a page that is not there',
    withScored({ evidence: [{ ...evidence, page: 99 }] }),
    'the CV says something else',
  ],
])('rejects %s from an engine', (_, given, why) => {
  expect(() => checkScores(given, pages)).toThrow(why);
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
