import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as example from './example.ts';
import { LogSchema, rank, ScorecardSchema } from './index.ts';

test('the example is a valid scorecard with a valid log, and its quotes are in the CV', () => {
  const { categories, evidence, cv, adjustment } = example;
  expect(v.is(ScorecardSchema, { candidate: adjustment.candidate, categories })).toBe(true);
  expect(v.is(LogSchema, [adjustment])).toBe(true);
  for (const { start, end, quote } of evidence) expect(cv.text.slice(start, end)).toBe(quote);
  expect(evidence.map(({ reference }) => reference)).toEqual([1, 2, 3, 4, 5]);
});

test('the first candidate has the total that the pages show', () => {
  const [first] = rank(example.candidates, example.weights).values();
  expect(first).toMatchObject({ candidate: '0412', total: { score: 87 } });
  expect(first?.total).toEqual(example.total);
});
