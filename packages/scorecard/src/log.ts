import type { Category, Weight, Weights } from './scorecard.ts';

/** Human decision about a candidate: uitnodigen, aanhouden, afwijzen. */
export type Verdict = 'invite' | 'hold' | 'reject';

/** Change by a human. The software's scores never change: what the reader sees is those scores with the log applied. */
export type Change =
  | {
      /** Changes the weight of a category, for all candidates. */
      type: 'weight';
      category: string;
      weight: Weight;
    }
  | {
      /** Replaces a score that a human disagrees with. */
      type: 'adjustment';
      candidate: string;
      category: string;
      /** Score by the software, 0 to 100 per cent. Undefined if it gave none. */
      original?: number | undefined;
      /** New score, 0 to 100 per cent. */
      score: number;
      /** Reason. Required, because every adjustment must be accountable. */
      reason: string;
    }
  | {
      type: 'decision';
      candidate: string;
      verdict: Verdict;
      /** Reason in the recruiter's words. Required for a rejection, because the candidate may ask. */
      reason?: string | undefined;
      /** Reason code from the app's own list, for statistics. */
      code?: string | undefined;
    }
  | {
      /** Reverts an earlier entry, which may itself be an undo. */
      type: 'undo';
      /** Id of the reverted entry. */
      entry: string;
    };

/** Author, time and id of an entry. */
export interface Signature {
  /** Unique in the log. */
  id: string;
  /** Time, in the format of `Date.toISOString`. */
  at: string;
  /** Name of the author, as readers of the log know it. */
  by: string;
}

/**
 * Remains of an entry about a removed candidate: author, time, and data for statistics. Scores and reasons are deleted,
 * and the entry has no effect.
 */
export type ErasedEntry = { type: 'erased'; candidate: string } & (
  | { was: 'adjustment'; category: string }
  | { was: 'decision'; verdict: Verdict; code?: string | undefined }
);

/** Entry of the log. Entries are only appended; the only replacement is with the result of `erase`. */
export type LogEntry = Signature & (Change | ErasedEntry);

/** Adjusted score: the old and new score, reason, author and time. */
export type Adjustment = Signature & Extract<Change, { type: 'adjustment' }>;

/** Decision about a candidate: the reason, author and time. */
export type Decision = Signature & Extract<Change, { type: 'decision' }>;

/** State after all human changes. */
export interface Judgement {
  weights: Weights;
  /** By candidate, then by category. */
  adjustments: ReadonlyMap<string, ReadonlyMap<string, Adjustment>>;
  /** By candidate. */
  decisions: ReadonlyMap<string, Decision>;
}

/** Category with its adjusted score, and the adjustment. */
export type Judged<Scored> = Scored & {
  /** Adjustment of the score; its `original` is the software's score. */
  adjustment?: Adjustment | undefined;
};

/** Category of a complete scorecard, with adjustments. */
export type JudgedCategory = Judged<Category>;

/** Entries in effect: without those that are undone, unless that undo is itself undone. */
export function entriesInForce(log: readonly LogEntry[]): LogEntry[] {
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
 * Erases an entry about a removed candidate. An adjustment loses its scores and reason, a decision its reason in words.
 * Other entries are unchanged.
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
 * Computes the state at a time, from the log alone.
 * @param until - Time up to which entries apply, inclusive; by default all apply. They are applied in log order,
 * whatever their times.
 */
export function replay(log: readonly LogEntry[], until?: Date): Judgement {
  const latest = until?.getTime() ?? Infinity;
  const weights = new Map<string, Weight>();
  const adjustments = new Map<string, Map<string, Adjustment>>();
  const decisions = new Map<string, Decision>();
  for (const entry of entriesInForce(log.filter(({ at }) => Date.parse(at) <= latest))) {
    if (entry.type === 'weight') weights.set(entry.category, entry.weight);
    if (entry.type === 'decision') decisions.set(entry.candidate, entry);
    if (entry.type === 'adjustment') {
      const ofCandidate = adjustments.get(entry.candidate) ?? new Map<string, Adjustment>();
      adjustments.set(entry.candidate, ofCandidate.set(entry.category, entry));
    }
  }
  return { weights, adjustments, decisions };
}

/** Categories of a candidate with adjusted scores, and their adjustments. */
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
