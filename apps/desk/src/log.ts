import { erase, LogEntrySchema, type LogEntry } from '@heldermatch/scorecard';
import { is, literal, looseObject, object, safeParse, string, union, unknown } from 'valibot';
import { VacancyEntrySchema, type VacancyEntry } from './vacancy.ts';

/** A line in a vacancy's log. */
export interface Line<Entry = LogEntry | VacancyEntry> {
  vacancy: string;
  entry: Entry;
}

const LineSchema = object({
  vacancy: string(),
  entry: union([LogEntrySchema, VacancyEntrySchema]),
});

const isVersion = (line: Line): line is Line<VacancyEntry> => line.entry.type === 'vacancy';
const isJudgement = (line: Line): line is Line<LogEntry> => line.entry.type !== 'vacancy';

export interface CheckedLog {
  /** Lines about candidates and weights. */
  lines: readonly Line<LogEntry>[];
  /** Versions of vacancies, oldest first. */
  versions: readonly Line<VacancyEntry>[];
  /** Rows that are not valid log lines. They are kept unchanged and ignored. */
  broken: readonly unknown[];
}

/**
 * Validates each row separately by the rules of `LogSchema`, so that a damaged one blocks no other. A line is also
 * broken when its id was used before, or when it undoes a line that doesn't precede it.
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
  return { lines: lines.filter(isJudgement), versions: lines.filter(isVersion), broken };
}

const keyOf = (vacancy: string, id: string) => `${vacancy} ${id}`;

const isInOrder = ({ vacancy, entry }: Line, known: ReadonlySet<string>) =>
  !known.has(keyOf(vacancy, entry.id)) &&
  (entry.type !== 'undo' || known.has(keyOf(vacancy, entry.entry)));

/**
 * Erases the data about a removed candidate from a row. An unreadable row is reduced to its vacancy and the candidate's
 * id.
 */
export function eraseFrom(row: unknown, candidate: string): unknown {
  const About = object({
    vacancy: unknown(),
    entry: looseObject({ candidate: literal(candidate) }),
  });
  if (!is(About, row)) return row;
  const { success, output } = safeParse(LineSchema, row);
  if (success && isJudgement(output)) return { ...output, entry: erase(output.entry) };
  return { vacancy: row.vacancy, entry: { type: 'erased', candidate } };
}

/** Thrown when the same subject was changed in the meantime, for example in another tab. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly by: string;
  constructor(by: string) {
    super(`${by} changed it meanwhile.`);
    this.by = by;
  }
}

/** Key of a line's subject; a later line with the same subject overrides it. */
const subjectOf = ({ vacancy, entry }: Line): string => {
  const { type } = entry;
  if (type === 'undo') return keyOf(vacancy, `undo ${entry.entry}`);
  if (type === 'weight') return keyOf(vacancy, `weight ${entry.category}`);
  if (type === 'vacancy') return keyOf(vacancy, type);
  const category = 'category' in entry ? entry.category : '';
  return keyOf(vacancy, `${type} ${entry.candidate} ${category}`);
};

/**
 * Checks lines against newer ones.
 * @throws {OvertakenError} when a newer line, written elsewhere, has the same subject as one of these.
 */
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
