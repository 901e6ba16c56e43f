import type { Vacancy } from '../vacancy.ts';
import vacancies from './vacancies.json' with { type: 'json' };

/** A fictitious vacancy, with candidates that are generated. */
export interface Seed extends Vacancy {
  /** Number of generated candidates. */
  candidates: number;
  /** Occupation of its candidates, for their generated CVs. */
  trade: string;
}

/** Fictitious vacancies, with which the desk starts. */
export const seeds = vacancies as readonly Seed[];

export const seedOf = (id: string): Seed | undefined => seeds.find((seed) => seed.id === id);
