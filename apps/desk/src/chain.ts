// The chain of the log. It is separate, because a page that only shows the log doesn't load its hashes.
import { eraseSealed, findBreak, seal, type Sealed } from '@heldermatch/scorecard/chain';
import { is, literal, object, string } from 'valibot';
import { candidateIn, remainsOf } from './log.ts';

/**
 * Seals lines that are appended to the log.
 * @param previous Hash of its last row; '' if it has none.
 */
export const sealLines = (lines: readonly unknown[], previous: string): Sealed[] =>
  seal(lines, previous, remainsOf);

/** Erases the data in a row if it is about a removed candidate. Another row is returned as it is. */
export function eraseRow(row: Sealed, isRemoved: (candidate: string) => boolean): Sealed {
  const candidate = candidateIn(row.line);
  return candidate !== undefined && isRemoved(candidate) ? eraseSealed(row, remainsOf) : row;
}

const RemovalSchema = object({
  entry: object({ type: literal('removal'), candidate: string() }),
});

/** Id of the candidate whose removal a row records. */
export const removalIn = (row: unknown): string | undefined =>
  is(RemovalSchema, row) ? row.entry.candidate : undefined;

/**
 * Verifies the chain of hashes. A row without its data must be about a candidate whose removal was recorded.
 * @returns the index of the first row that doesn't fit, or undefined.
 */
export function findChange(rows: readonly Sealed[]): number | undefined {
  const removed = new Set(rows.map(({ line }) => removalIn(line)));
  return findBreak(rows, remainsOf, (line) => removed.has(candidateIn(line)));
}
