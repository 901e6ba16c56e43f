// Generates ten thousand fictitious candidates. The result is deterministic: stored decisions must still refer to the
// same candidate tomorrow.
import type { Scores } from '@heldermatch/scorecard';
import type { Candidate } from '@heldermatch/ui';
import { careerOf, scoresOf } from './career.ts';
import { seeds } from './vacancies.ts';

/** A candidate in the list, as a server would send it. Scorecard and CV are loaded when the candidate is opened. */
export interface Applicant extends Candidate {
  /** Experience in the trade, in years. Undefined for an added candidate, like `hours`. */
  years?: number;
  /** Hours per week. */
  hours?: number;
  /** Title of the engine that scored an added candidate. */
  engine?: string | undefined;
  /** Scores per category; empty when the candidate was not scored. */
  scores: Scores['categories'];
}

/** Whether a candidate is generated; an added one has a UUID. */
export const isInvented = (id: string): boolean => /^\d{5}$/.test(id);

/** Generates the fictitious candidates of a vacancy. Their numbers follow those of the vacancy before it. */
export function inventedFor(id: string): Applicant[] {
  const at = seeds.findIndex((one) => one.id === id);
  const vacancy = seeds[at];
  if (vacancy === undefined) return [];
  const first = seeds.slice(0, at).reduce((sum, { candidates }) => sum + candidates, 1);
  return Array.from({ length: vacancy.candidates }, (_, index) => {
    const career = careerOf(first + index, vacancy);
    const number = String(career.number).padStart(5, '0');
    return {
      id: number,
      title: `Kandidaat ${number}`,
      years: Math.floor(career.months / 12),
      hours: career.hours,
      scores: scoresOf(career, vacancy),
    };
  });
}
