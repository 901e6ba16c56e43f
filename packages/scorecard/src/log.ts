import type { Category, Weight, Weights } from './scorecard.ts';

/** What a human decides about a candidate: uitnodigen, aanhouden, afwijzen. */
export type Verdict = 'invite' | 'hold' | 'reject';

/** What a human can change. The scores of the software stay as they are: what is seen is those, and the log. */
export type Change =
  | {
      /** A category counts more or less, for all candidates. */
      type: 'weight';
      category: string;
      weight: Weight;
    }
  | {
      /** A human disagrees with a score. */
      type: 'adjustment';
      candidate: string;
      category: string;
      /** What the software scored, 0 to 100 per cent; left out where it gave no score. */
      original?: number | undefined;
      /** What it is now, 0 to 100 per cent. */
      score: number;
      /** Why; an adjustment without a reason can't be answered for. */
      reason: string;
    }
  | {
      type: 'decision';
      candidate: string;
      verdict: Verdict;
      /** Why, in the recruiter's words. A rejection needs it: the candidate may ask. */
      reason?: string | undefined;
      /** The reason as one of the app's own list, to count by. */
      code?: string | undefined;
    }
  | {
      /** Takes an earlier entry back, also one that itself took something back. */
      type: 'undo';
      /** The id of that entry. */
      entry: string;
    };

/** Who, when, and under which name it can be taken back. */
export interface Signature {
  /** Unique in the log. */
  id: string;
  /** When, as `Date.toISOString` writes it. */
  at: string;
  /** Who, by the name that the reader of the log knows them by. */
  by: string;
}

/**
 * What is left of a line about a candidate who was removed: who, when, and what a log is counted by. Scores and words
 * are gone, and it counts for nothing.
 */
export type Erased = { type: 'erased'; candidate: string } & (
  | { was: 'adjustment'; category: string }
  | { was: 'decision'; verdict: Verdict; code?: string | undefined }
);

/** One line of the log. Lines are only ever added at its end; one may be replaced, by what `erase` leaves of it. */
export type LogEntry = Signature & (Change | Erased);

/** A score that a human changed: what it was, what it is, why, who and when. */
export type Adjustment = Signature & Extract<Change, { type: 'adjustment' }>;

/** What was decided about a candidate: why, who and when. */
export type Decision = Signature & Extract<Change, { type: 'decision' }>;

/** What stands after all that humans changed. */
export interface Judgement {
  weights: Weights;
  /** By candidate, then by category. */
  adjustments: ReadonlyMap<string, ReadonlyMap<string, Adjustment>>;
  /** By candidate. */
  decisions: ReadonlyMap<string, Decision>;
}

/** A category as a human sees it: with the adjusted score, and what it was. */
export type Judged<Scored> = Scored & {
  /** Who changed the score, when and why; its `original` is what the software scored. */
  adjustment?: Adjustment | undefined;
};

/** A category of a whole scorecard, as a human sees it. */
export type JudgedCategory = Judged<Category>;

/** What holds: nothing that was taken back, unless that was taken back itself. */
export function inForce(log: readonly LogEntry[]): LogEntry[] {
  const undone = new Set<string>();
  return log
    .toReversed()
    .filter((entry) => {
      if (undone.has(entry.id)) return false;
      if (entry.type === 'undo') undone.add(entry.entry);
      return true;
    })
    .toReversed();
}

/**
 * What is left of a line when its candidate is removed: an adjustment loses its scores and its reason, a decision its
 * reason in words. What is about no candidate stays as it is.
 */
export function erase(entry: LogEntry): LogEntry {
  if (entry.type !== 'adjustment' && entry.type !== 'decision') return entry;
  const { id, at, by, candidate, type: was } = entry;
  const left = { id, at, by, type: 'erased', candidate } as const;
  if (was === 'adjustment') return { ...left, was, category: entry.category };
  const { verdict, code } = entry;
  return { ...left, was, verdict, ...(code !== undefined && { code }) };
}

/**
 * What stood at a moment, from the log alone.
 * @param until The moment, itself included; without, everything counts. Lines are read in their order, whatever
 *   clocks say.
 */
export function replay(log: readonly LogEntry[], until?: Date): Judgement {
  const moment = until?.getTime() ?? Infinity;
  const weights = new Map<string, Weight>();
  const adjustments = new Map<string, Map<string, Adjustment>>();
  const decisions = new Map<string, Decision>();
  for (const entry of inForce(log.filter(({ at }) => Date.parse(at) <= moment))) {
    if (entry.type === 'weight') weights.set(entry.category, entry.weight);
    if (entry.type === 'decision') decisions.set(entry.candidate, entry);
    if (entry.type === 'adjustment') {
      const ofCandidate = adjustments.get(entry.candidate) ?? new Map<string, Adjustment>();
      adjustments.set(entry.candidate, ofCandidate.set(entry.category, entry));
    }
  }
  return { weights, adjustments, decisions };
}

/** The categories of a candidate with the scores that humans gave, and who, when and why. */
export const judge = <Scored extends Pick<Category, 'id' | 'score'>>(
  categories: readonly Scored[],
  adjustments?: ReadonlyMap<string, Adjustment>,
): Judged<Scored>[] =>
  categories.map((category) => {
    const adjustment = adjustments?.get(category.id);
    return adjustment === undefined
      ? category
      : { ...category, score: adjustment.score, adjustment };
  });
