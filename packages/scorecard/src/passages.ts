import type { Evidence } from './scorecard.ts';

/** Consecutive characters with the same marks. */
export interface Segment {
  text: string;
  /** Passages that contain it. */
  marks: readonly Evidence[];
  /** Passages that begin or end with it. */
  begins: readonly Evidence[];
  ends: readonly Evidence[];
}

/**
 * Splits `text`, from `start` to `end`, at the boundaries of passages. Passages may overlap, and extend beyond `end`.
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
