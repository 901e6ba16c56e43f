import { ScorecardSchema, type Category } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import { parse } from 'valibot';
import { categories, type Vacancy } from './data/vacancies.ts';

/** What scores a CV for a vacancy. `fixtures/engineAt.ts` is an example. */
export interface Engine {
  /**
   * Called once for every CV that is added, after its text was read.
   * @param pages What stands in the CV. Evidence says where: page from 1, and `start` and `end` in its `text`.
   * @returns One category for each of the vacancy. `checkScores` refuses what rests on no evidence.
   * @throws where it can't score: the candidate is kept without a score, and the queue says so.
   */
  score: (vacancy: Vacancy, pages: readonly DocumentPage[]) => Promise<readonly Category[]>;
}

/**
 * Takes what an engine gives only where it is a scorecard of the vacancy, and each quote stands in the CV at its place.
 * @throws where it is not.
 */
export function checkScores(given: unknown, pages: readonly DocumentPage[]): readonly Category[] {
  const scorecard = parse(ScorecardSchema, { candidate: 'added', categories: given });
  const ids = new Set(scorecard.categories.map(({ id }) => id));
  if (ids.size !== categories.length || categories.some(({ id }) => !ids.has(id))) {
    throw new Error('These are not the categories of the vacancy.');
  }
  for (const { page, start, end, quote } of scorecard.categories.flatMap((one) => one.evidence)) {
    // `ScorecardSchema` takes the spaces around a quote away.
    if (pages[page - 1]?.text.slice(start, end).trim() !== quote) {
      throw new Error(`On page ${page}, from ${start} to ${end}, the CV says something else.`);
    }
  }
  return scorecard.categories;
}
