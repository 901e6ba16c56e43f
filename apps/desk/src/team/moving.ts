// Moves vacancies from a backup into a team's database, with their candidates and log.
import { erase, type LogEntry } from '@heldermatch/scorecard';
import { BackupError, type Backup } from '../backup.ts';
import { findChange } from '../chain.ts';
import { eraseDesk, isDeskEntry, type DeskEntry } from '../entries.ts';
import { candidateIn, checkLog } from '../log.ts';
import { divide, UploadSchema, ViewSchema, type CvText, type Upload, type View } from '../store.ts';
import { dataOf } from './answers.ts';
import { call, type TeamDatabase } from './reads.ts';
import { candidateValues } from './teamStore.ts';

/** Most lines that are sent at a time. */
const maxLines = 500;

/** Size of CVs, in bytes, up to which more candidates are sent at a time. */
const maxSize = 500_000;

interface Candidate {
  upload: Upload;
  text: CvText;
  file: Blob | undefined;
}

/** Line of the log, with the candidate whom it is the first to be about. */
interface Step {
  entry: LogEntry | DeskEntry;
  candidate: Candidate | undefined;
}

/** Everything of one vacancy in a backup. */
export interface Move {
  /** Id of the vacancy. */
  vacancy: string;
  title: string;
  steps: readonly Step[];
  /** Candidates about whom the log has no line. */
  others: readonly Candidate[];
  views: readonly View[];
}

export interface MovePlan {
  /** Hash of the backup's last line. */
  head: string;
  moves: readonly Move[];
  /** Number of candidates who stay behind: those of an invented vacancy, and unreadable ones. */
  left: number;
}

const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

function planMove(
  vacancy: string,
  entries: readonly (LogEntry | DeskEntry)[],
  candidates: readonly Candidate[],
  views: readonly View[],
): Move | undefined {
  const [version] = entries.filter((entry) => entry.type === 'vacancy').toReversed();
  if (!isUuid(vacancy) || version?.type !== 'vacancy') return undefined;
  const moving = new Set(candidates.map(({ upload }) => upload.id));
  const left = new Map(candidates.map((one) => [one.upload.id, one]));
  const steps = entries.map((entry): Step => {
    const id = candidateIn({ vacancy, entry });
    // Of a candidate who was removed or can't be read, only the remains of a line move.
    if (id === undefined || !moving.has(id)) {
      return { entry: isDeskEntry(entry) ? eraseDesk(entry) : erase(entry), candidate: undefined };
    }
    const candidate = left.get(id);
    left.delete(id);
    return { entry, candidate };
  });
  return { vacancy, title: version.details.title, steps, others: [...left.values()], views };
}

/**
 * Plans which vacancies of a backup can move into a team's database.
 * @throws {BackupError} when its log was changed.
 */
export function planMoves({ stored: { rows, uploads, texts, files, views } }: Backup): MovePlan {
  const change = findChange(rows);
  if (change !== undefined) {
    throw new BackupError(
      `Regel ${change + 1} van het logboek in dit bestand of een regel ervoor is veranderd. Een team neemt alleen een ongewijzigd logboek over: kies een andere back-up.`,
    );
  }
  const lines = Map.groupBy(checkLog(rows.map(({ line }) => line)).all, ({ vacancy }) => vacancy);
  const candidates = divide(uploads, UploadSchema).valid.map((upload) => ({
    upload,
    text: texts.get(upload.id) ?? [],
    file: files.get(upload.id),
  }));
  const saved = divide(views, ViewSchema).valid;
  const moves = [...lines].flatMap(([vacancy, own]) => {
    const planned = planMove(
      vacancy,
      own.map(({ entry }) => entry),
      candidates.filter(({ upload }) => upload.vacancy === vacancy),
      saved.filter((view) => view.vacancy === vacancy),
    );
    return planned === undefined ? [] : [planned];
  });
  const moved = moves.reduce((sum, one) => sum + candidatesOf(one), 0);
  return { head: rows.at(-1)?.hash ?? '', moves, left: uploads.length - moved };
}

/** Number of candidates that move with a vacancy. */
export const candidatesOf = ({ steps, others }: Move): number =>
  others.length + steps.filter(({ candidate }) => candidate !== undefined).length;

const sizeOf = ({ text: pages, file }: Candidate) =>
  pages.reduce((sum, { text }) => sum + text.length, file?.size ?? 0);

/** Takes as many items from the start as are sent at a time, and at least one. */
function batchOf<Item>(
  items: readonly Item[],
  candidateOf: (item: Item) => Candidate | undefined,
): readonly Item[] {
  let size = 0;
  const end = items.slice(0, maxLines).findIndex((item, index) => {
    const candidate = candidateOf(item);
    size += candidate === undefined ? 0 : sizeOf(candidate);
    return index > 0 && size > maxSize;
  });
  return items.slice(0, end < 0 ? maxLines : end);
}

const valuesOf = (candidates: readonly Candidate[]) =>
  Promise.all(
    candidates.map(async ({ upload, text, file }) => ({
      id: upload.id,
      ...(await candidateValues(upload, text, file)),
    })),
  );

/**
 * Moves a vacancy. One that was interrupted continues where it ended, and one that was finished stays as it is.
 * @param onProgress - Called with the percentage that was stored.
 * @throws {DatabaseError} when the database refuses it, or can't be reached. Stored parts stay.
 */
export async function move(
  database: TeamDatabase,
  head: string,
  { vacancy, steps, others, views }: Move,
  onProgress: (percentage: number) => void,
): Promise<void> {
  const send = async (after: number, batch: readonly Step[], candidates: readonly Candidate[]) =>
    call<number>(database, 'import_lines', {
      vacancy,
      head,
      total: steps.length,
      after,
      lines: batch.map(({ entry }) => entry),
      candidates: await valuesOf(candidates),
    });
  let after = await send(0, [], []);
  while (after < steps.length) {
    onProgress((after / steps.length) * 100);
    const batch = batchOf(steps.slice(after), ({ candidate }) => candidate);
    // oxlint-disable-next-line no-await-in-loop -- a log has an order
    after = await send(
      after,
      batch,
      batch.flatMap(({ candidate }) => candidate ?? []),
    );
  }
  for (let rest = others; rest.length > 0;) {
    const batch = batchOf(rest, (one) => one);
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that no request is large
    await send(after, [], batch);
    rest = rest.slice(batch.length);
  }
  const { client, organisation } = database;
  const rows = views.map((view) => ({ organisation, ...view }));
  if (rows.length === 0) return;
  dataOf(await client.from('views').upsert(rows, { onConflict: 'organisation,user_id,id' }));
}
