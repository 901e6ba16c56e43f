import { ScorecardSchema, type Category } from '@heldermatch/scorecard';
import { parse } from 'valibot';
import type { DocumentPage } from '@heldermatch/ui';
import type { Vacancy } from './data/vacancies.ts';

/** What scores a CV for a vacancy. */
export interface Engine {
  /**
   * Called once for every CV that is added, after its text was read.
   * @param pages What stands in the CV. Evidence says where: page from 1, and `start` and `end` in its `text`.
   * @returns One category for each of the vacancy. `ScorecardSchema` of `@heldermatch/scorecard` checks them.
   * @throws where it can't score: the candidate is kept without a score, and the queue says so.
   */
  score: (vacancy: Vacancy, pages: readonly DocumentPage[]) => Promise<readonly Category[]>;
}

/**
 * An engine behind an address, as an example: it posts the words of the CV, and checks what comes back.
 * @param address Answers a POST of `{ vacancy, pages }` with `{ categories }`.
 */
export const engineAt = (address: string): Engine => ({
  async score({ id: vacancy }, pages) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ vacancy, pages }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
    const answer = (await response.json()) as object;
    return parse(ScorecardSchema, { ...answer, candidate: vacancy }).categories;
  },
});
