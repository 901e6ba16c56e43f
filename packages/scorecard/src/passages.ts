import type { Evidence } from './scorecard.ts';

/** A stretch of text with the same marks from its first character to its last. */
export interface Segment {
  text: string;
  /** The passages that it belongs to. */
  marks: readonly Evidence[];
  /** The passages that begin with it, and those that end with it. */
  begins: readonly Evidence[];
  ends: readonly Evidence[];
}

/**
 * A stretch of a text, from `start` to `end`, cut where a passage begins or ends. Passages may overlap, and go on in the
 * next stretch.
 */
export function segmentsOf(
  text: string,
  { start, end }: Pick<Evidence, 'start' | 'end'>,
  evidence: readonly Evidence[],
): Segment[] {
  const inside = evidence.filter((one) => one.start < end && one.end > start);
  const cuts = [start, end, ...inside.flatMap((one) => [one.start, one.end])]
    .filter((cut) => cut >= start && cut <= end)
    .toSorted((one, other) => one - other);
  return [...new Set(cuts)].slice(0, -1).map((from, index, all) => {
    const to = all[index + 1] ?? end;
    return {
      text: text.slice(from, to),
      marks: inside.filter((one) => one.start <= from && one.end >= to),
      begins: inside.filter((one) => one.start === from),
      ends: inside.filter((one) => one.end === to),
    };
  });
}
