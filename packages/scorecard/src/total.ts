import { factors, isScored, type Category, type Weight, type Weights } from './scorecard.ts';

/** One category in the sum of a total. */
export interface Term extends Pick<Category, 'id' | 'title'> {
  score: number;
  weight: Weight;
  /** How many times it counts. 1 for each category where all count alike. */
  factor: number;
}

/** A total, with everything that is needed to do the sum again. */
export interface Total {
  /** What is shown: `exact`, rounded to a whole per cent, a half upwards. */
  score: number;
  /** `sum` divided by `divisor`. */
  exact: number;
  /** Of the categories that have a score, in their order. */
  terms: readonly Term[];
  /** The scores together, each as many times as it counts. */
  sum: number;
  /** How many times was counted. */
  divisor: number;
}

/** How many times a category counts, before what all have in common is left out; 0 for one that is not there. */
export const timesOf = (term?: Pick<Term, 'weight'>): number =>
  term === undefined ? 0 : factors[term.weight];

/**
 * The weighted mean of the scores. A category without one does not count.
 * @param weights How much each category counts; without, all alike.
 * @throws {RangeError} where no category has a score: there is no total.
 */
export function totalOf(
  categories: readonly Pick<Category, 'id' | 'title' | 'score'>[],
  weights: Weights = new Map(),
): Total {
  const weighed = categories.filter(isScored).map(({ id, title, score }) => ({
    id,
    title,
    score,
    weight: weights.get(id) ?? 'normal',
  }));
  if (weighed.length === 0) throw new RangeError('A total needs at least one score.');
  const areAlike = weighed.every(({ weight }) => weight === weighed[0]?.weight);
  const terms = weighed.map((term) => ({ ...term, factor: areAlike ? 1 : factors[term.weight] }));
  const sum = terms.reduce((all, { score, factor }) => all + score * factor, 0);
  const divisor = terms.reduce((all, { factor }) => all + factor, 0);
  const exact = sum / divisor;
  return { score: Math.round(exact), exact, terms, sum, divisor };
}

/** The same, and `undefined` where no category has a score. */
export const totalIfScored = (
  categories: readonly Pick<Category, 'id' | 'title' | 'score'>[],
  weights?: Weights,
): Total | undefined => (categories.some(isScored) ? totalOf(categories, weights) : undefined);
