// Reads of a team's database.
import { is } from 'valibot';
import {
  CvTextSchema,
  type CvText,
  type Listing,
  type ListQuery,
  type MailState,
  type Part,
  type StoredCandidate,
  type StoredState,
} from '../store.ts';
import type { Slot } from '../entries.ts';
import type { Notification } from '../notifications.ts';
import type { Report } from '../report.ts';
import type { Role } from '../roles.ts';
import {
  dataOf,
  lineOf,
  type CandidateList,
  type CandidateRow,
  type LineRow,
  type ListedCandidate,
  type ListedRow,
  type MailRow,
  type MemberRow,
  type StageFilter,
  type StoredFile,
  type VacancyRow,
  type Waiting,
} from './answers.ts';
import type { Client } from './client.ts';
import { decodeFile, fileName } from './files.ts';

/** A user's membership of a team. */
export interface Membership {
  /** Id of the organisation. */
  organisation: string;
  /** Name of the organisation. */
  title: string;
  /** Id of the user. */
  user: string;
  /** Name of the user, as the log records it. */
  name: string;
  role: Role;
}

/** Most lines that the database sends at a time. */
const maxLines = 1000;

/** Most candidates of each stage on the board. */
const maxCards = 100;

const stages: readonly StageFilter[] = [
  { id: 'none', verdict: 'none' },
  { id: 'hold', verdict: 'hold' },
  { id: 'invite', verdict: 'invite', interview: false },
  { id: 'interview', verdict: 'invite', interview: true },
  { id: 'reject', verdict: 'reject' },
];

/** Columns of the list, by their name in the database. */
const sorts: Readonly<Record<string, string>> = {
  candidate: 'name',
  score: 'score',
  decision: 'decision',
  missing: 'missing',
  assignee: 'assignee',
};

const candidateColumns = 'id, vacancy, name, categories, engine, unread, candidate_files(media)';

/** A filter without options lets everyone through. */
const someOf = (options: readonly string[] = []) => (options.length > 0 ? options : null);

/** A team's data in the database. */
export interface TeamDatabase extends Membership {
  client: Client;
}

/** Calls a function of the database. */
export const call = async <Data>(
  { client, organisation }: TeamDatabase,
  procedure: string,
  values: object = {},
): Promise<Data> => dataOf(await client.rpc(procedure, { organisation, ...values }));

/** Returns a candidate as a browser stores one. */
const uploadOf = ({ engine, candidate_files: file, ...candidate }: CandidateRow) => ({
  ...candidate,
  engine: engine ?? undefined,
  file: file ? fileName(candidate.name, file.media) : undefined,
});

/** Reads the number of lines in the log. */
export async function readLength({ client, organisation }: TeamDatabase): Promise<number> {
  const [last] = dataOf<{ position: number }[]>(
    await client
      .from('log')
      .select('position')
      .eq('organisation', organisation)
      .order('position', { ascending: false })
      .limit(1),
  );
  return last?.position ?? 0;
}

interface LinesQuery {
  vacancy?: string;
  /** Candidates whose lines are read, with those about the vacancy itself. */
  candidates?: readonly string[];
}

/** Reads lines in parts: of a vacancy, about some candidates, or of the whole log. */
export async function* linesOf(
  database: TeamDatabase,
  query: LinesQuery = {},
): AsyncGenerator<LineRow, void> {
  let part: readonly LineRow[];
  let after = 0;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each part begins after the one before
    part = await call<LineRow[]>(database, 'read_lines', { ...query, after, lines: maxLines });
    yield* part;
    after = part.at(-1)?.position ?? 0;
  } while (part.length === maxLines);
}

const readLines = (database: TeamDatabase, query: LinesQuery): Promise<readonly LineRow[]> =>
  Array.fromAsync(linesOf(database, query));

/** Reads the text of a CV. */
export async function readText(
  { client, organisation }: TeamDatabase,
  candidate: string,
): Promise<CvText | undefined> {
  const found = dataOf<{ pages: CvText } | null>(
    await client
      .from('candidate_texts')
      .select('pages')
      .eq('organisation', organisation)
      .eq('candidate', candidate)
      .maybeSingle(),
  );
  const pages = found?.pages;
  return is(CvTextSchema, pages) ? pages : undefined;
}

/** Reads the file of a CV; undefined if it wasn't kept. */
export async function readFile(
  database: TeamDatabase,
  candidate: string,
): Promise<Blob | undefined> {
  const file = await call<StoredFile | null>(database, 'read_file', { candidate });
  return file === null ? undefined : decodeFile(file);
}

interface StageCondition {
  decisions?: readonly string[] | null;
  interview?: boolean | null;
}

async function readList(
  database: TeamDatabase,
  vacancy: string,
  { words, filters, sort, isDescending, limit }: Omit<ListQuery, 'isByStage'>,
  { decisions = someOf(filters['decision']), interview = null }: StageCondition = {},
) {
  const rows: ListedRow[] = [];
  let count = 0;
  let after: unknown = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page: CandidateList = await call(database, 'list_candidates', {
      vacancy,
      decisions,
      interview,
      assignees: someOf(filters['assignee']),
      proven: someOf(filters['proven']),
      words: words === '' ? null : words,
      sort: sorts[sort] ?? 'score',
      descending: isDescending,
      after,
    });
    rows.push(...page.candidates);
    count = page.count ?? count;
    after = page.next;
  } while (after !== null && rows.length < limit);
  return { rows: rows.slice(0, limit), count };
}

/** Reads the highest of each stage. */
async function readStages(database: TeamDatabase, vacancy: string, list: ListQuery) {
  const chosen = someOf(list.filters['decision']);
  const best = { ...list, sort: 'score', isDescending: true, limit: maxCards };
  const read = await Promise.all(
    stages
      .filter(({ verdict }) => chosen?.includes(verdict) ?? true)
      .map(async ({ id, verdict, interview = null }) => {
        const condition = { decisions: [verdict], interview };
        return { id, ...(await readList(database, vacancy, best, condition)) };
      }),
  );
  return {
    rows: read.flatMap(({ rows }) => rows),
    count: read.reduce((sum, { count }) => sum + count, 0),
    stages: new Map(read.map(({ id, count }) => [id, count])),
  };
}

async function readSome(
  { client, organisation }: TeamDatabase,
  ids: readonly string[],
): Promise<readonly CandidateRow[]> {
  if (ids.length === 0) return [];
  return dataOf(
    await client
      .from('candidates')
      .select<string, CandidateRow>(candidateColumns)
      .eq('organisation', organisation)
      .in('id', ids),
  );
}

/** Candidates that are read at a time, when all are. */
const pageSize = 50;

/** Reads all candidates of a team, with the texts and files of their CVs. */
export async function* readCandidates(
  database: TeamDatabase,
): AsyncGenerator<StoredCandidate, void> {
  const { client, organisation } = database;
  let rows: readonly CandidateRow[];
  let after = '00000000-0000-0000-0000-000000000000';
  do {
    rows = dataOf(
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      await client
        .from('candidates')
        .select<string, CandidateRow>(candidateColumns)
        .eq('organisation', organisation)
        .gt('id', after)
        .order('id')
        .limit(pageSize),
    );
    const ids = rows.map(({ id }) => id);
    const texts = dataOf<{ candidate: string; pages: CvText }[]>(
      // oxlint-disable-next-line no-await-in-loop -- as above
      await client
        .from('candidate_texts')
        .select('candidate, pages')
        .eq('organisation', organisation)
        .in('candidate', ids),
    );
    const textOf = new Map(texts.map(({ candidate, pages }) => [candidate, pages]));
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      const file = row.candidate_files ? await readFile(database, row.id) : undefined;
      yield { value: uploadOf(row), text: textOf.get(row.id), file };
    }
    after = ids.at(-1) ?? after;
  } while (rows.length === pageSize);
}

/** Reads the candidates whose interview is to come: its time is taken. */
const readInterviewed = async (
  { client, organisation }: TeamDatabase,
  vacancy: string,
): Promise<readonly CandidateRow[]> =>
  dataOf(
    await client
      .from('candidates')
      .select<string, CandidateRow>(candidateColumns)
      .eq('organisation', organisation)
      .eq('vacancy', vacancy)
      .not('interview', 'is', null)
      .gte('interview->confirmed->>start', new Date().toISOString()),
  );

const everyone: ListQuery = {
  words: '',
  filters: {},
  sort: 'score',
  isDescending: true,
  limit: Infinity,
  isByStage: false,
};

async function readListing(
  database: TeamDatabase,
  vacancy: string,
  query: ListQuery,
): Promise<{ rows: readonly ListedRow[]; listing: Listing }> {
  const { rows, count, ...others } = await (query.isByStage
    ? readStages(database, vacancy, query)
    : readList(database, vacancy, query));
  const places = rows.flatMap(({ id, place }) => (place === null ? [] : [[id, place] as const]));
  return {
    rows,
    listing: { count, ids: rows.map(({ id }) => id), places: new Map(places), ...others },
  };
}

interface ReadPart {
  candidates: readonly CandidateRow[];
  lines: readonly LineRow[];
  listing?: Listing | undefined;
  report?: Report | undefined;
  mails?: ReadonlyMap<string, MailState> | undefined;
}

/** Reads the status of the emails to candidates. */
async function readMails(
  { client, organisation }: TeamDatabase,
  candidates: readonly string[],
): Promise<ReadonlyMap<string, MailState>> {
  if (candidates.length === 0) return new Map();
  const rows = dataOf<MailRow[]>(
    await client
      .from('candidate_mails')
      .select('entry, created_at, sent_at')
      .eq('organisation', organisation)
      .in('candidate', candidates),
  );
  return new Map(
    rows.map(({ entry, created_at: createdAt, sent_at: sentAt }) => [
      entry,
      { createdAt, sentAt: sentAt ?? undefined },
    ]),
  );
}

async function readOfVacancy(
  database: TeamDatabase,
  vacancy: string,
  { list, candidates: shown = [], isWhole = false }: Part,
): Promise<ReadPart> {
  const query = isWhole ? everyone : list;
  const [listed, opened, interviewed, mails] = await Promise.all([
    query && readListing(database, vacancy, query),
    readSome(database, shown),
    shown.length === 0 ? [] : readInterviewed(database, vacancy),
    readMails(database, shown),
  ]);
  const rows = [...(listed?.rows ?? []), ...opened, ...interviewed];
  const candidates = [...new Map(rows.map((row) => [row.id, row])).values()];
  const about = isWhole ? {} : { candidates: candidates.map(({ id }) => id) };
  const lines = await readLines(database, { vacancy, ...about });
  return { candidates, lines, listing: listed?.listing, mails };
}

/** Reads candidates of any vacancy, with their lines. */
async function readListed(
  database: TeamDatabase,
  listed: readonly ListedCandidate[],
): Promise<ReadPart> {
  const ids = [...new Set(listed.map(({ candidate }) => candidate))];
  const [candidates, lines] = await Promise.all([
    readSome(database, ids),
    ids.length === 0 ? [] : readLines(database, { candidates: ids }),
  ]);
  return { candidates, lines };
}

const listInterviews = (database: TeamDatabase, { start, end }: Slot) =>
  call<ListedCandidate[]>(database, 'list_interviews', { after: start, before: end });

async function readWaiting(database: TeamDatabase, slot?: Slot): Promise<ReadPart> {
  const [{ requests, interviews }, agreed] = await Promise.all([
    call<Waiting>(database, 'list_waiting'),
    slot === undefined ? [] : listInterviews(database, slot),
  ]);
  return readListed(database, [...requests, ...interviews, ...agreed]);
}

const readReport = async (database: TeamDatabase, vacancy?: string): Promise<ReadPart> => ({
  candidates: [],
  lines: [],
  report: await call<Report>(database, 'report', { vacancy: vacancy ?? null }),
});

async function readPart(database: TeamDatabase, part: Part): Promise<ReadPart> {
  if (part.isWaiting === true) return readWaiting(database, part.interviews);
  if (part.interviews !== undefined) {
    return readListed(database, await listInterviews(database, part.interviews));
  }
  if (part.isReport === true) return readReport(database, part.vacancy);
  if (part.vacancy !== undefined) return readOfVacancy(database, part.vacancy, part);
  return { candidates: [], lines: [] };
}

/** Reads a part of a team's data, and what every page needs. */
export async function readState(database: TeamDatabase, part: Part): Promise<StoredState> {
  const { client, organisation, user, name, role } = database;
  // First, so that a line that is written meanwhile counts as not seen.
  const length = await readLength(database);
  const [vacancies, members, views, notifications, read] = await Promise.all([
    call<VacancyRow[]>(database, 'list_vacancies'),
    client.from('members').select('user_id, name, role').eq('organisation', organisation),
    client.from('views').select('id, vacancy, label, query').eq('organisation', organisation),
    call<Notification[]>(database, 'list_notifications'),
    readPart(database, part),
  ]);
  const { candidates, lines, listing, report, mails = new Map() } = read;
  const all = dataOf<MemberRow[]>(members);
  const own = all.find((member) => member.user_id === user);
  return {
    rows: lines.map(lineOf),
    length,
    uploads: candidates.map(uploadOf),
    views: dataOf<unknown[]>(views),
    by: own?.name ?? name,
    // The database has marked them.
    readNotifications: [],
    team: {
      role: own?.role ?? role,
      vacancies: vacancies.map(({ id, details }) => ({ ...details, id })),
      counts: new Map(
        vacancies.map(({ id, candidates: total, judged, invited }) => [
          id,
          { all: total, judged, invited },
        ]),
      ),
      colleagues: all.map((member) => member.name),
      listing,
      notifications,
      mails,
      report,
    },
  };
}
