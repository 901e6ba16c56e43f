import type { Scores, Weights } from './scorecard.ts';
import { timesOf, totalIfScored, type Term, type Total } from './total.ts';

/** A candidate's place among the others. */
export interface Ranked {
  candidate: string;
  /** From 1. Who has the same total has the same place, and the next ones are skipped: 1, 2, 2, 4. */
  place: number;
  total: Total;
}

/** By candidate, the highest total first; among equals by candidate, so that the order never depends on the input's. */
export type Ranking = ReadonlyMap<string, Ranked>;

/** What one category changed in a candidate's total, in points of the total. All effects together are the change. */
export interface Effect {
  id: string;
  title: string;
  /** Its term in the sum before, and now; `undefined` where the category was not there. */
  before: Term | undefined;
  after: Term | undefined;
  /** Because it counts more or less: positive where a score above the total counts more. */
  byWeight: number;
  /** Because its score is another. */
  byScore: number;
}

/** How a candidate moved between two rankings, and why. */
export interface Move {
  candidate: string;
  /** The place before, and after. */
  from: number;
  to: number;
  /** The total now, as it is shown. */
  score: number;
  /** The change of the exact total, in points. */
  change: number;
  /** What changed the total, the largest effect first. Empty where only others changed. */
  effects: readonly Effect[];
  /** Who stood above or level and stands below now, from the top. */
  passed: readonly string[];
  /** Who stood below or level and stands above now, from the top. */
  passedBy: readonly string[];
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * Ranks candidates by their exact totals, so that two who both show 87% can differ; equal totals share a place. Who has
 * no score at all has no total and no place.
 * @param weights How much each category counts; without, all alike.
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
  const ranking = new Map<string, Ranked>();
  let last: Ranked | undefined;
  for (const [index, { candidate, total }] of sorted.entries()) {
    const place = last?.total.exact === total.exact ? last.place : index + 1;
    last = { candidate, place, total };
    ranking.set(candidate, last);
  }
  return ranking;
}

/**
 * Each category's part in the change of a total. With f how many times a category counts, s its score, t the total
 * and F the sum of all f: t' - t is the sum of ((f' - f)(s - t) + f'(s' - s)) / F', as all f(s - t) add up to 0. So
 * only what changed has an effect.
 */
function effectsOf(was: Total, now: Total): Effect[] {
  const before = new Map(was.terms.map((term) => [term.id, term]));
  const after = new Map(now.terms.map((term) => [term.id, term]));
  const all = now.terms.reduce((times, term) => times + timesOf(term), 0);
  return [...new Map([...before, ...after]).values()]
    .map(({ id, title, score }) => {
      const [old, current] = [before.get(id), after.get(id)];
      const [times, timesBefore] = [timesOf(current), timesOf(old)];
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
 * Why a candidate stands where they stand now.
 * @returns `undefined` for who is in only one of both rankings, or has the same place and the same total in both.
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
