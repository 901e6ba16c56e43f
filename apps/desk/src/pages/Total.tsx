import { Meter } from '@heldermatch/ui';

/** Total of a candidate in a row of the start page, as a bar of the same width in every row. */
export const Total = ({ score }: { score: number }) => (
  <Meter className="total" label="Totaal" value={score} />
);

/** Number of quotes that the scores rest on. */
export function quotesInWords(categories: readonly { evidence: readonly unknown[] }[]) {
  const count = categories.reduce((sum, { evidence }) => sum + evidence.length, 0);
  return count === 1 ? '1 citaat' : `${count} citaten`;
}
