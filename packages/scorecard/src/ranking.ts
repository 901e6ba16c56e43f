import type { Scores, Weights } from './scorecard.ts';
import { factorOf, totalIfScored, type Term, type Total } from './total.ts';

/** Place of a candidate in a ranking. */
export interface RankedCandidate {
  candidate: string;
  /** 1-based place. Equal totals share a place and the next places are skipped: 1, 2, 2, 4. */
  place: number;
  total: Total;
}

/**
 * Ranking by candidate, highest total first. Equal totals are sorted by candidate id, so the order never depends on the
 * input.
 */
export type Ranking = ReadonlyMap<string, RankedCandidate>;

/** Effect of one category on a candidate's total, in points. All effects add up to the change. */
export interface Effect {
  id: string;
  title: string;
  /** Term in the sum before and after; `undefined` if the category was absent. */
  before: Term | undefined;
  after: Term | undefined;
  /** Effect of the changed weight: positive when a score above the total counts more. */
  byWeight: number;
  /** Effect of the changed score. */
  byScore: number;
}

/** Move of a candidate between two rankings, with its causes. */
export interface Move {
  candidate: string;
  /** Place before and after. */
  from: number;
  to: number;
  /** Displayed total after the move. */
  score: number;
  /** Change of the exact total, in points. */
  change: number;
  /** Causes of the change, largest first. Empty if only other candidates changed. */
  effects: readonly Effect[];
  /** Candidates who were above or level and are below now, from the top. */
  passed: readonly string[];
  /** Candidates who were below or level and are above now, from the top. */
  passedBy: readonly string[];
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * Ranks candidates by their exact totals, so two candidates shown with 87% can differ. Equal totals share a place. A
 * candidate without any score has no total and no place.
 * @param weights - Weight of each category; all equal by default.
 */
export function rank(scorecards: readonly Scores[], weights: Weights = new Map()): Ranking {
  const sorted = scorecards
    .flatMap(({ candidate, categories }) => {
      const total = totalIfScored(categories, weights);
      return total === undefined ? [] : [{ candidate, total }];
    })
    .toSorted(
      (one, other) =>
        other.total.exact - one.total.exact || compare(one.candidate, other.candidate),
    );
  const ranking = new Map<string, RankedCandidate>();
  let last: RankedCandidate | undefined;
  for (const [index, { candidate, total }] of sorted.entries()) {
    const place = last?.total.exact === total.exact ? last.place : index + 1;
    last = { candidate, place, total };
    ranking.set(candidate, last);
  }
  return ranking;
}

/**
 * Effect of each category on the change of a total. Let f be the factor of a category, s its score, t the total, and F
 * the sum of all f. Then t' - t is the sum of ((f' - f)(s - t) + f'(s' - s)) / F', because all f(s - t) add up to 0. So
 * only changed categories have an effect.
 */
function effectsOf(was: Total, now: Total): Effect[] {
  const before = new Map(was.terms.map((term) => [term.id, term]));
  const after = new Map(now.terms.map((term) => [term.id, term]));
  const all = now.terms.reduce((times, term) => times + factorOf(term), 0);
  return [...new Map([...before, ...after]).values()]
    .map(({ id, title, score }) => {
      const [old, current] = [before.get(id), after.get(id)];
      const [times, timesBefore] = [factorOf(current), factorOf(old)];
      const scoreBefore = old?.score ?? score;
      return {
        id,
        title,
        before: old,
        after: current,
        byWeight: ((times - timesBefore) * (scoreBefore - was.exact)) / all,
        byScore: (times * (score - scoreBefore)) / all,
      };
    })
    .filter(({ byWeight, byScore }) => byWeight !== 0 || byScore !== 0)
    .toSorted(
      (one, other) =>
        Math.abs(other.byWeight + other.byScore) - Math.abs(one.byWeight + one.byScore) ||
        compare(one.id, other.id),
    );
}

/**
 * Explains the place of a candidate after a change.
 * @returns `undefined` for a candidate who is missing in one of the rankings, or whose place and total are unchanged.
 */
export function explainMove(before: Ranking, after: Ranking, candidate: string): Move | undefined {
  const was = before.get(candidate);
  const now = after.get(candidate);
  if (was === undefined || now === undefined) return undefined;
  const change = now.total.exact - was.total.exact;
  if (was.place === now.place && change === 0) return undefined;
  const others = [...after.values()].flatMap(({ candidate: other, place }) => {
    const placeBefore = before.get(other)?.place;
    return placeBefore === undefined ? [] : [{ other, placeBefore, place }];
  });
  return {
    candidate,
    from: was.place,
    to: now.place,
    score: now.total.score,
    change,
    effects: change === 0 ? [] : effectsOf(was.total, now.total),
    passed: others
      .filter(({ placeBefore, place }) => placeBefore <= was.place && place > now.place)
      .map(({ other }) => other),
    passedBy: others
      .filter(({ placeBefore, place }) => placeBefore >= was.place && place < now.place)
      .map(({ other }) => other),
  };
}
