import { basedOn, rank, totalIfScored } from '@heldermatch/scorecard';
import { candidates, weights } from '@heldermatch/scorecard/example';
import { expect, test } from 'vitest';
import { categories, lines } from '../src/pages/howWeScore/exercise.ts';

const marked = (ids: readonly string[]) =>
  new Set(
    lines.flatMap(({ id, reference }) =>
      ids.includes(id) && reference !== undefined ? [reference] : [],
    ),
  );
const totalOf = (...ids: readonly string[]) =>
  totalIfScored(basedOn(categories, marked(ids)), weights)?.score;

test('eight sentences, with the evidence numbered from top to bottom', () => {
  expect(lines).toHaveLength(8);
  expect(lines.flatMap(({ reference }) => reference ?? [])).toEqual([1, 2, 3, 4, 5]);
});

test('the sentences of the software give the total of this candidate in every shortlist', () => {
  const softwares = lines.filter(({ reference }) => reference !== undefined).map(({ id }) => id);
  expect(totalOf(...softwares)).toBe(rank(candidates, weights).get('0388')?.total.score);
  expect(totalOf(...softwares)).toBe(81);
});

test('a category counts with its sentence, and other sentences change nothing', () => {
  expect(totalOf('years')).toBe(86);
  expect(totalOf('years', 'languages')).toBe(87);
  expect(totalOf('years', 'languages', 'team', 'person', 'days')).toBe(87);
  expect(totalOf('team', 'person', 'days')).toBeUndefined();
});
