// Scorecards of opened candidates. A list doesn't load the code that writes the CVs of fictitious ones.
import { judge, type Category, type Judged } from '@heldermatch/scorecard';
import { isInvented, type Applicant } from './data/candidates.ts';
import { detailsOf, type Details } from './data/scorecards.ts';
import { seedOf } from './data/vacancies.ts';
import { useDesk } from './desk.tsx';
import type { OpenVacancy } from './openVacancy.ts';
import type { Vacancy } from './vacancy.ts';

/** CV and scorecard of a fictitious candidate, who was generated for the first version of the vacancy. */
export function inventedDetails(applicant: Applicant, { id }: Pick<Vacancy, 'id'>): Details {
  const seed = seedOf(id);
  return seed === undefined ? { pages: [], categories: [] } : detailsOf(applicant, seed);
}

/** Returns a function for a candidate's current scorecard, with adjustments applied. */
export function useJudged({ vacancy, judgement }: OpenVacancy) {
  const { uploads } = useDesk();
  return (applicant: Applicant): Judged<Category>[] => {
    const categories = isInvented(applicant.id)
      ? inventedDetails(applicant, vacancy).categories
      : (uploads.find(({ id }) => id === applicant.id)?.categories ?? []);
    return judge(categories, judgement.adjustments.get(applicant.id));
  };
}
