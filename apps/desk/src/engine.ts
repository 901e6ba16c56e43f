import type { Category } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import type { Vacancy } from './data/vacancies.ts';

/** What scores a CV for a vacancy. `fixtures/engineAt.ts` is an example. */
export interface Engine {
  /**
   * Called once for every CV that is added, after its text was read.
   * @param pages What stands in the CV. Evidence says where: page from 1, and `start` and `end` in its `text`.
   * @returns One category for each of the vacancy. `ScorecardSchema` of `@heldermatch/scorecard` checks them.
   * @throws where it can't score: the candidate is kept without a score, and the queue says so.
   */
  score: (vacancy: Vacancy, pages: readonly DocumentPage[]) => Promise<readonly Category[]>;
}
