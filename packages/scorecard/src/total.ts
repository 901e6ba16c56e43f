import {
  factors,
  isScored,
  type Category,
  type Evidence,
  type Weight,
  type Weights,
} from './scorecard.ts';

/** Category in the sum of a total. */
export interface Term extends Pick<Category, 'id' | 'title'> {
  score: number;
  weight: Weight;
  /** Factor of the category; 1 if all categories count equally. */
  factor: number;
}

/** Total, with everything needed to repeat the sum. */
export interface Total {
  /** Displayed score: `exact`, rounded to a whole per cent, half up. */
  score: number;
  /** `sum` divided by `divisor`. */
  exact: number;
  /** Terms of the categories with a score, in order. */
  terms: readonly Term[];
  /** Sum of the scores, each multiplied by its factor. */
  sum: number;
  /** Sum of the factors. */
  divisor: number;
}

/** Factor of a category before common factors are removed; 0 if it is absent. */
export const factorOf = (term?: Pick<Term, 'weight'>): number =>
  term === undefined ? 0 : factors[term.weight];

/**
 * Weighted mean of the scores. Categories without a score don't count.
 * @param weights - Weight of each category; all equal by default.
 * @throws {RangeError} when no category has a score.
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

/** Weighted mean of the scores, or `undefined` without any score. */
export const totalIfScored = (
  categories: readonly Pick<Category, 'id' | 'title' | 'score'>[],
  weights?: Weights,
): Total | undefined => (categories.some(isScored) ? totalOf(categories, weights) : undefined);

/** Category that is based on numbered passages. A `Category` is one. */
export interface Based extends Pick<Category, 'score'> {
  evidence: readonly Pick<Evidence, 'reference'>[];
}

/**
 * Categories as if the document had only the passages with these numbers. A category without any of them has no score,
 * and isn't included in the total.
 */
export const basedOn = <One extends Based>(
  categories: readonly One[],
  references: ReadonlySet<number>,
): One[] =>
  categories.map((category) => {
    const evidence = category.evidence.filter(({ reference }) => references.has(reference));
    return evidence.length > 0
      ? { ...category, evidence }
      : { ...category, evidence, score: undefined, confidence: undefined };
  });
