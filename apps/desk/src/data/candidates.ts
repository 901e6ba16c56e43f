// Generates ten thousand fictitious candidates. The result is deterministic: stored decisions must still refer to the
// same candidate tomorrow.
import type { Scores } from '@heldermatch/scorecard';
import type { Candidate } from '@heldermatch/ui';
import texts from './proofs.json' with { type: 'json' };
import { categories } from '../vacancy.ts';
import { seedOf, seeds } from './vacancies.ts';

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

interface Proof {
  /** Literal quote from the CV; empty when the CV has nothing on the category. */
  quote: string;
  why: string;
  context?: string;
}

/** Sentences of CVs by category, from little evidence to much. */
export const proofs: Record<(typeof categories)[number]['id'], readonly Proof[]> = texts;

/** Scores below this have little or no evidence. If there is none, the category gets no score. */
export const minEvidenceScore = 45;

/** Creates a seeded pseudo-random generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(items: readonly Item[], chance: number): Item =>
  items[Math.floor(chance * items.length)] as Item;

function applicant(number: number): Applicant {
  const chance = createRandom(number);
  const id = String(number).padStart(5, '0');
  const level = 30 + chance() * 45;
  // Formerly used for a town. Skipping this number would change every score, including those behind stored decisions.
  chance();
  return {
    id,
    title: `Kandidaat ${id}`,
    years: Math.floor(chance() * 13),
    hours: 24 + 4 * Math.floor(chance() * 5),
    scores: categories.map((category) => {
      const score = Math.max(5, Math.min(98, Math.round(level + (chance() - 0.5) * 50)));
      const isSilent = score < minEvidenceScore && proofs[category.id][0]?.quote === '';
      return isSilent ? category : { ...category, score };
    }),
  };
}

/** Whether a candidate is generated; an added one has a UUID. */
export const isInvented = (id: string): boolean => /^\d{5}$/.test(id);

const firstOf = (vacancy: string) =>
  seeds
    .slice(
      0,
      seeds.findIndex(({ id }) => id === vacancy),
    )
    .reduce((sum, { candidates }) => sum + candidates, 1);

/** Generates the fictitious candidates of a vacancy. */
export function inventedFor(vacancy: string): Applicant[] {
  const first = firstOf(vacancy);
  const length = seedOf(vacancy)?.candidates ?? 0;
  return Array.from({ length }, (_, index) => applicant(first + index));
}
