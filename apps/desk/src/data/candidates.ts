// Generates ten thousand fictitious candidates. The result is deterministic: stored decisions must still refer to the
// same candidate tomorrow.
import type { Category, Scores } from '@heldermatch/scorecard';
import type { Candidate } from '@heldermatch/ui';
import type { Upload } from '../store.ts';
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
  /** Ids of the requirements with evidence. Undefined if that is unknown, as with scores from before it was recorded. */
  proven?: readonly string[] | undefined;
}

/** Whether a candidate is generated; an added one has a UUID. */
export const isInvented = (id: string): boolean => /^\d{5}$/.test(id);

/** Requirements with evidence in scores. Undefined without scores, or if their evidence names none. */
export function provenIn(categories: readonly Category[]): readonly string[] | undefined {
  const evidence = categories.flatMap((category) => category.evidence);
  const named = evidence.flatMap(({ requirements = [] }) => requirements);
  const isUnknown = categories.length === 0 || (evidence.length > 0 && named.length === 0);
  return isUnknown ? undefined : [...new Set(named)];
}

/** Returns an added candidate as a list has one. */
export const applicantOf = ({ id, engine, name, categories }: Upload): Applicant => ({
  id,
  engine,
  title: name,
  scores: categories,
  proven: provenIn(categories),
});

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
      proven: career.claims.map(({ id: requirement }) => requirement),
    };
  });
}

/** Name of a candidate; undefined for one that was removed. */
export const nameIn = (uploads: readonly Pick<Upload, 'id' | 'name'>[], id: string) =>
  isInvented(id) ? `Kandidaat ${id}` : uploads.find((one) => one.id === id)?.name;
