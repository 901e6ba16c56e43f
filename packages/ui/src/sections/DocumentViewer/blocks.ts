import type { Evidence } from '@heldermatch/scorecard';
import type { DocumentBlock, DocumentPage } from './DocumentViewer.js';

/** A stretch of text with the same marks from its first character to its last. */
export interface Segment {
  text: string;
  /** The passages that it belongs to. */
  marks: readonly Evidence[];
  /** The passages that begin with it, and those that end with it. */
  begins: readonly Evidence[];
  ends: readonly Evidence[];
}

/** The blocks of a page; where nobody tells what is what, each of its lines. */
export function blocksOf({ text, blocks }: DocumentPage): readonly DocumentBlock[] {
  if (blocks !== undefined) return blocks;
  return [...text.matchAll(/\S.*/g)].map(({ index, 0: line }) => ({
    type: 'paragraph',
    start: index,
    end: index + line.trimEnd().length,
  }));
}

/** A block, cut where a passage begins or ends. Passages may overlap, and go on in the next block. */
export function segmentsOf(
  text: string,
  { start, end }: DocumentBlock,
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
