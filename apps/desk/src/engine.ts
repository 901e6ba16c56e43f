import { ScorecardSchema, type Category } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import { parse } from 'valibot';
import { categories, type Vacancy } from './data/vacancies.ts';

/** An engine that scores CVs for a vacancy. See `fixtures/engineAt.ts` for an example. */
export interface Engine {
  /**
   * Scores a CV. Called once for every added CV, after its text was read.
   * @param pages Text of the CV. Evidence refers to it by page, 1-based, and by `start` and `end` in the page's `text`.
   * @returns One category for each of the vacancy. `checkScores` rejects scores without evidence.
   * @throws when it can't score the CV. In that case the candidate is stored without a score, and the queue reports
   * that.
   */
  score: (vacancy: Vacancy, pages: readonly DocumentPage[]) => Promise<readonly Category[]>;
}

/**
 * Validates an engine's result: it must be a scorecard of the vacancy, and each quote must be in the CV at its stated
 * position.
 * @throws when the result is invalid.
 */
export function checkScores(given: unknown, pages: readonly DocumentPage[]): readonly Category[] {
  const scorecard = parse(ScorecardSchema, { candidate: 'added', categories: given });
  const ids = new Set(scorecard.categories.map(({ id }) => id));
  if (ids.size !== categories.length || categories.some(({ id }) => !ids.has(id))) {
    throw new Error('These are not the categories of the vacancy.');
  }
  for (const { page, start, end, quote } of scorecard.categories.flatMap((one) => one.evidence)) {
    // `ScorecardSchema` trims quotes.
    if (pages[page - 1]?.text.slice(start, end).trim() !== quote) {
      throw new Error(`On page ${page}, from ${start} to ${end}, the CV says something else.`);
    }
  }
  return scorecard.categories;
}
