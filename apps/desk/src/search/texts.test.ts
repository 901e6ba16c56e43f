import { describe, expect, test } from 'vitest';
import { inventedFor } from '../data/candidates.ts';
import { detailsOf } from '../data/scorecards.ts';
import { seeds } from '../data/vacancies.ts';
import { fold } from './fold.ts';
import { createTexts, matcherFor } from './texts.ts';

test.each([
  ['crème brûlée', true],
  ['CREME', true],
  ['zorg ats', true],
  ['zorg sap', false],
  ['recruit', true],
  // Within a word, from four letters.
  ['zorg', true],
  ['aats', true],
  ['laa', false],
  ['rec', false],
  ['ats', true],
  ['c++', true],
  ['  ', false],
])('a query of %j', (query, isFound) => {
  const text = fold('Recruiter in de ouderenzorg, te Crème Brûlée. Ats, C++. Plaats:');
  expect(matcherFor(query)(text)).toBe(isFound);
});

describe('the texts of a vacancy', () => {
  const vacancy = seeds.at(-1) ?? expect.fail();
  const isCancelled = () => false;

  test('find the CVs that contain every word, as they are shown', async () => {
    const expected = inventedFor(vacancy.id)
      .filter((applicant) => {
        const text = detailsOf(applicant, vacancy)
          .pages.map((page) => page.text)
          .join('')
          .toLowerCase();
        return text.includes('verzuim') && text.includes('duits');
      })
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(3);
    expect(expected.length).toBeLessThan(vacancy.candidates / 2);
    const texts = createTexts(vacancy.id);
    expect(await texts.find('Duits verzuim', isCancelled)).toEqual(expected);
  });

  test('find an added CV until it is removed', async () => {
    const texts = createTexts('made');
    texts.add('a', 'Kent Kubernetes');
    expect(await texts.find('kubernetes', isCancelled)).toEqual(['a']);
    texts.remove('a');
    expect(await texts.find('kubernetes', isCancelled)).toEqual([]);
  });
});
