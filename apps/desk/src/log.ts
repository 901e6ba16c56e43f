import { erase, LogEntrySchema, type LogEntry } from '@heldermatch/scorecard';
import { is, looseObject, object, optional, safeParse, string, union, unknown } from 'valibot';
import { DeskEntrySchema, eraseDesk, isDeskEntry, type DeskEntry } from './entries.ts';

/** A line in a vacancy's log. */
export interface Line<Entry = LogEntry | DeskEntry> {
  vacancy: string;
  entry: Entry;
  /** Id of the import by which the line came, with the author and time of its source. */
  import?: string | undefined;
}

/** Author in the log until users enter their name. */
export const unnamed = 'Naamloos';

/** Entries of a vacancy, in their order. */
export const entriesOf = <Entry>(
  lines: readonly Line<Entry>[],
  { id }: { id: string },
): readonly Entry[] => lines.filter(({ vacancy }) => vacancy === id).map(({ entry }) => entry);

const LineSchema = object({
  vacancy: string(),
  entry: union([LogEntrySchema, DeskEntrySchema]),
  import: optional(string()),
});

const RowSchema = object({ entry: object({ id: string() }) });

const isLine = (row: unknown): row is Line => is(LineSchema, row);
const isJudgement = (line: Line): line is Line<LogEntry> => !isDeskEntry(line.entry);
const isOfDesk = (line: Line): line is Line<DeskEntry> => isDeskEntry(line.entry);

export interface CheckedLog {
  /** All valid lines, in their order. */
  all: readonly Line[];
  /** Lines about candidates and weights. */
  lines: readonly Line<LogEntry>[];
  /** Lines about vacancies and CVs, interviews, requests and assignments. */
  deskLines: readonly Line<DeskEntry>[];
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
  return {
    all: lines,
    lines: lines.filter(isJudgement),
    deskLines: lines.filter(isOfDesk),
    broken,
  };
}

/** Rows with lines after them, unless they have them already. */
export function withLines(rows: readonly unknown[], lines: readonly Line[]): readonly unknown[] {
  if (lines.length === 0) return rows;
  const ids = new Set(rows.flatMap((row) => (is(RowSchema, row) ? row.entry.id : [])));
  return [...rows, ...lines.filter(({ entry }) => !ids.has(entry.id))];
}

const keyOf = (vacancy: string, id: string) => `${vacancy} ${id}`;

const isInOrder = ({ vacancy, entry }: Line, known: ReadonlySet<string>) =>
  !known.has(keyOf(vacancy, entry.id)) &&
  (entry.type !== 'undo' || known.has(keyOf(vacancy, entry.entry)));

const AboutSchema = object({ vacancy: unknown(), entry: looseObject({ candidate: string() }) });

/** Id of the candidate that a row is about, also of an unreadable row. */
export const candidateIn = (row: unknown): string | undefined =>
  is(AboutSchema, row) ? row.entry.candidate : undefined;

/**
 * Returns the remains of a row: without the data about its candidate, for the chain of hashes and for a removal. An
 * unreadable row about a candidate is reduced to its vacancy and the candidate's id. Values stay as they were written,
 * with the spaces that validation trims, because the chain has those.
 */
export function remainsOf(row: unknown): unknown {
  if (isLine(row)) {
    const { entry } = row;
    return { ...row, entry: isDeskEntry(entry) ? eraseDesk(entry) : erase(entry) };
  }
  if (!is(AboutSchema, row)) return row;
  return { vacancy: row.vacancy, entry: { type: 'erased', candidate: row.entry.candidate } };
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
  if (type === 'vacancy' || type === 'import') return keyOf(vacancy, type);
  if (type === 'comment') return keyOf(vacancy, `comment ${entry.replaces ?? entry.id}`);
  // Each request and each email is a subject by itself.
  if (type === 'request' || type === 'mail') return keyOf(vacancy, entry.id);
  if (type === 'answer') return keyOf(vacancy, `answer ${entry.request}`);
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
