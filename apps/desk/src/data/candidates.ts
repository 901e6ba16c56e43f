// Ten thousand candidates who do not exist. The same ones every time: what a human decided about one must still be
// about that one tomorrow.
import type { Scores } from '@heldermatch/scorecard';
import type { Candidate } from '@heldermatch/ui';
import texts from './proofs.json' with { type: 'json' };
import { categories, vacancies } from './vacancies.ts';

/** A candidate of the list: what a server would send of everyone. Scorecard and CV come when one is opened. */
export interface Applicant extends Candidate {
  /** In the trade, in years. Unknown of who was added here, as are the hours. */
  years?: number;
  /** A week, in hours. */
  hours?: number;
  /** Empty where nobody scored them. */
  scores: Scores['categories'];
}

interface Proof {
  /** As it stands in the CV; empty where the CV says nothing. */
  quote: string;
  why: string;
  context?: string;
}

/** Sentences of CVs by category, from little evidence to much. */
export const proofs: Record<(typeof categories)[number]['id'], readonly Proof[]> = texts;

/** Below this score a CV says little, or nothing: then there is no score. */
export const little = 45;

/** Numbers from 0 to 1 that look like chance, always the same for one seed: the generator known as mulberry32. */
export function chanceOf(seed: number): () => number {
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
  const chance = chanceOf(number);
  const id = String(number).padStart(5, '0');
  const level = 30 + chance() * 45;
  // A town, once. Without this number everyone would get other scores than those that people decided about.
  chance();
  return {
    id,
    title: `Kandidaat ${id}`,
    years: Math.floor(chance() * 13),
    hours: 24 + 4 * Math.floor(chance() * 5),
    scores: categories.map((category) => {
      const score = Math.max(5, Math.min(98, Math.round(level + (chance() - 0.5) * 50)));
      const isSilent = score < little && proofs[category.id][0]?.quote === '';
      return isSilent ? category : { ...category, score };
    }),
  };
}

/** Whoever was added here has a UUID. */
export const isInvented = (id: string): boolean => /^\d{5}$/.test(id);

const firstOf = (vacancy: string) =>
  vacancies
    .slice(
      0,
      vacancies.findIndex(({ id }) => id === vacancy),
    )
    .reduce((sum, { candidates }) => sum + candidates, 1);

/** The invented candidates of a vacancy. */
export function inventedFor(vacancy: string): Applicant[] {
  const first = firstOf(vacancy);
  const length = vacancies.find(({ id }) => id === vacancy)?.candidates ?? 0;
  return Array.from({ length }, (_, index) => applicant(first + index));
}
