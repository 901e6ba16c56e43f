import { erase, LogEntrySchema } from '@heldermatch/scorecard';
import { is, literal, looseObject, object, safeParse, string, unknown } from 'valibot';
import type { Line } from './store.ts';

const LineSchema = object({ vacancy: string(), entry: LogEntrySchema });

export interface CheckedLog {
  lines: readonly Line[];
  /** Rows that can't be read as a line. They stay as they are, and count for nothing. */
  broken: readonly unknown[];
}

/**
 * Reads each row by itself, by the rules of `LogSchema`: one that is broken, by a fault or by hand, blocks no other. A
 * line whose id was given before is broken, and so is one that takes back what does not stand before it.
 */
export function checkLog(rows: readonly unknown[]): CheckedLog {
  const lines: Line[] = [];
  const broken: unknown[] = [];
  const known = new Set<string>();
  for (const row of rows) {
    const { success, output } = safeParse(LineSchema, row, { abortEarly: true });
    if (success && isInOrder(output, known)) {
      known.add(keyOf(output.vacancy, output.entry.id));
      lines.push(output);
    } else {
      broken.push(row);
    }
  }
  return { lines, broken };
}

const keyOf = (vacancy: string, id: string) => `${vacancy} ${id}`;

const isInOrder = ({ vacancy, entry }: Line, known: ReadonlySet<string>) =>
  !known.has(keyOf(vacancy, entry.id)) &&
  (entry.type !== 'undo' || known.has(keyOf(vacancy, entry.entry)));

/** A row without what was said of a candidate who is removed; of one that can't be read next to nothing is left. */
export function eraseFrom(row: unknown, candidate: string): unknown {
  const About = object({
    vacancy: unknown(),
    entry: looseObject({ candidate: literal(candidate) }),
  });
  if (!is(About, row)) return row;
  const { success, output } = safeParse(LineSchema, row);
  if (success) return { ...output, entry: erase(output.entry) };
  return { vacancy: row.vacancy, entry: { type: 'erased', candidate } };
}

/** Somebody, perhaps in another tab, changed the same meanwhile. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly by: string;
  constructor(by: string) {
    super(`${by} changed it meanwhile.`);
    this.by = by;
  }
}

/** The subject of a line: a later one about the same takes its place. */
const subjectOf = ({ vacancy, entry }: Line): string => {
  const { type } = entry;
  if (type === 'undo') return keyOf(vacancy, `undo ${entry.entry}`);
  if (type === 'weight') return keyOf(vacancy, `weight ${entry.category}`);
  const category = 'category' in entry ? entry.category : '';
  return keyOf(vacancy, `${type} ${entry.candidate} ${category}`);
};

/** @throws {OvertakenError} where a newer line, written elsewhere, is about the same as one of these. */
export function checkOvertaken(
  lines: readonly Line[],
  newer: readonly unknown[],
  isOwn: (id: string) => boolean,
): void {
  const subjects = new Set(lines.map(subjectOf));
  for (const row of newer) {
    const { success, output } = safeParse(LineSchema, row);
    if (success && !isOwn(output.entry.id) && subjects.has(subjectOf(output))) {
      throw new OvertakenError(output.entry.by);
    }
  }
}
