import { CategorySchema, type Category } from '@heldermatch/scorecard';
import type { Sealed } from '@heldermatch/scorecard/chain';
import type { DocumentPage } from '@heldermatch/ui';
import * as v from 'valibot';
import type { Slot, Source } from './entries.ts';
import type { Line } from './log.ts';
import type { Notification } from './notifications.ts';
import type { Unread } from './reading/text.ts';
import type { Report } from './report.ts';
import type { Role } from './roles.ts';
import type { Vacancy } from './vacancy.ts';

/** Text of a CV, page by page. It is stored separately, because a list of candidates doesn't need it. */
export type CvText = readonly DocumentPage[];

/** An added candidate, without the text of the CV. */
export interface Upload {
  id: string;
  vacancy: string;
  /** File name without its extension. */
  name: string;
  /** Name of the stored file. Undefined if only its text is stored. */
  file?: string | undefined;
  /** Scorecard; empty when no engine scored the CV. */
  categories: readonly Category[];
  /** Title of the engine that scored it. Undefined before scores had one. */
  engine?: string | undefined;
  /** Content of the file that could not be read. Missing for files from before it was recorded. */
  unread?: readonly Unread[] | undefined;
}

/** Filters and sort order of a vacancy's candidates, saved under a name. */
export interface View {
  id: string;
  vacancy: string;
  /** Name that the user gave. */
  label: string;
  /** Query of the list's URL. */
  query: string;
}

const id = v.pipe(v.string(), v.nonEmpty());

const integer = v.pipe(v.number(), v.integer(), v.minValue(0));

export const CvTextSchema: v.GenericSchema<unknown, CvText> = v.array(
  v.object({
    text: v.string(),
    blocks: v.optional(
      v.array(
        v.object({
          type: v.picklist(['title', 'redaction', 'heading', 'paragraph', 'item']),
          start: integer,
          end: integer,
          date: v.optional(v.string()),
        }),
      ),
    ),
  }),
);

const UnreadSchema = v.object({
  type: v.picklist(['scan', 'picture', 'font', 'hidden', 'embedded', 'form']),
  page: v.exactOptional(v.number()),
});

export const UploadSchema: v.GenericSchema<unknown, Upload> = v.object({
  id,
  vacancy: id,
  name: v.string(),
  file: v.optional(v.string()),
  categories: v.array(CategorySchema),
  engine: v.optional(v.string()),
  unread: v.optional(v.array(UnreadSchema)),
});

export const ViewSchema: v.GenericSchema<unknown, View> = v.object({
  id,
  vacancy: id,
  label: v.string(),
  query: v.string(),
});

/** Divides stored values into valid ones and others, which are kept unchanged and ignored. */
export function divide<Value>(values: readonly unknown[], schema: v.GenericSchema<unknown, Value>) {
  const valid: Value[] = [];
  const broken: unknown[] = [];
  for (const value of values) {
    const { success, output } = v.safeParse(schema, value, { abortEarly: true });
    if (success) valid.push(output);
    else broken.push(value);
  }
  return { valid, broken };
}

/** Candidates of a vacancy that a list asks for. */
export interface ListQuery {
  /** Words in the name or the CV. */
  words: string;
  /** Chosen options by filter. Without any, a filter lets everyone through. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Column that sorts the list. */
  sort: string;
  isDescending: boolean;
  /** Number of candidates to read. */
  limit: number;
  /** Whether to read this number of each stage, as the board shows them. */
  isByStage: boolean;
}

/** Part of the stored data that a page needs. */
export interface Part {
  /** Id of the vacancy that the page is about. */
  vacancy?: string | undefined;
  list?: ListQuery | undefined;
  /** Candidates that are shown, whether or not they are in the list. */
  candidates?: readonly string[] | undefined;
  /** Whether the whole log of the vacancy is needed, and all its candidates. */
  isWhole?: boolean | undefined;
  /** Whether the candidates who wait for a human are needed, of all vacancies. */
  isWaiting?: boolean | undefined;
  /** Period whose interviews are needed, of all vacancies. */
  interviews?: Slot | undefined;
  /** Whether the numbers are needed, of the vacancy or of all. */
  isReport?: boolean | undefined;
}

/** Properties of a list that a part of its candidates doesn't show. */
export interface Listing {
  /** Number of candidates that match. */
  count: number;
  /** Candidates that were read, in the order of the list. */
  ids: readonly string[];
  /** Place of each in the whole vacancy. */
  places: ReadonlyMap<string, number>;
  /** Number of candidates that match in each stage, if they were read by stage. */
  stages?: ReadonlyMap<string, number> | undefined;
}

/** Numbers of candidates of a vacancy. */
export interface VacancyCounts {
  all: number;
  /** Candidates with a decision. */
  judged: number;
  invited: number;
}

/** An email in the queue of a team's database. */
export interface MailState {
  /** Time at which it was queued, as from `Date.toISOString`. */
  createdAt: string;
  /** Time at which it was sent. Undefined while it waits. */
  sentAt?: string | undefined;
}

/** Data that a team's database sends besides the part that was asked for. */
export interface TeamState {
  role: Role;
  /** All vacancies, as they are now. */
  vacancies: readonly Vacancy[];
  /** By vacancy. */
  counts: ReadonlyMap<string, VacancyCounts>;
  /** Names of the members. */
  colleagues: readonly string[];
  listing?: Listing | undefined;
  notifications: readonly Notification[];
  /** Emails to the candidates of the part, by the id of their entry. */
  mails: ReadonlyMap<string, MailState>;
  /** Numbers of the part, if they were asked for. */
  report?: Report | undefined;
}

/** Stored data, except the text of CVs and their files. They are not validated. */
export interface StoredState {
  /** Lines of the log; `checkLog` validates them. */
  rows: readonly unknown[];
  /** Number of lines in the whole log. */
  length: number;
  /** Added candidates, for `UploadSchema`. */
  uploads: readonly unknown[];
  /** Saved filters, for `ViewSchema`. */
  views: readonly unknown[];
  /** Name of the current user, as recorded in the log. */
  by: string | undefined;
  /** Ids of the notifications that the current user has read. */
  readNotifications: readonly string[];
  /** Additions of a team's database to the part that was read. */
  team?: TeamState | undefined;
}

/** Everything that is stored, as a backup has it. */
export interface Stored extends Pick<StoredState, 'uploads' | 'views' | 'by'> {
  /** Rows of the log, with their chain. */
  rows: readonly Sealed[];
  texts: ReadonlyMap<string, CvText>;
  files: ReadonlyMap<string, Blob>;
}

/** A candidate as stored, with the text and the file of the CV. */
export interface StoredCandidate {
  /** For `UploadSchema`. It is not validated, except that it has an id. */
  value: { id: string };
  text: CvText | undefined;
  file: Blob | undefined;
}

/** Added candidate with the text of the CV. */
export interface Addition {
  upload: Upload;
  text: CvText;
  /** The file itself, if it is kept. */
  file?: Blob | undefined;
  /** Origin of the CV. */
  source?: Source | undefined;
}

/** Thrown when a team's database refused a request, or could not be reached. The message explains it to the user. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Changes that are only possible while all data are in this browser. */
export interface LocalStore {
  setName: (by: string) => Promise<void>;
  /** Replaces everything. */
  restore: (stored: Stored) => Promise<void>;
  clear: () => Promise<void>;
  /** Whether the browser has promised not to evict the data when storage is low or after a time. */
  isPersistent: () => Promise<boolean>;
  /** Requests persistent storage; the browser may ask the user. @returns whether it was granted. */
  persist: () => Promise<boolean>;
}

/**
 * Persistent storage of the desk, in this browser or in a team's database. Each promise resolves once the data are on
 * disk, and rejects on failure. Each change is stored with its lines of the log, or not at all.
 */
export interface Store {
  /** Reads at least this part of the data. A browser reads all of them. */
  read: (part: Part) => Promise<StoredState>;
  /** Reads the log with its chain, line by line. */
  readLog: () => AsyncGenerator<Sealed, void>;
  /** Reads all added candidates, one by one, because together they may not fit in memory. */
  readCandidates: () => AsyncGenerator<StoredCandidate, void>;
  /** Reads the CV text of an added candidate; undefined for any other. */
  readText: (id: string) => Promise<CvText | undefined>;
  /** Reads the file of an added candidate; undefined if it wasn't kept. */
  readFile: (id: string) => Promise<Blob | undefined>;
  /**
   * Appends all lines or none.
   * @param seen Number of rows when the user last saw them.
   * @param check Called with the rows added since; throws when they conflict with these lines.
   */
  append: (
    lines: readonly Line[],
    seen: number,
    check: (newer: readonly unknown[]) => void,
  ) => Promise<void>;
  add: (addition: Addition, lines: readonly Line[]) => Promise<void>;
  /** Replaces the scores of an added candidate. If it was removed, nothing changes. */
  rescore: (
    id: string,
    scores: Pick<Upload, 'categories' | 'engine'>,
    lines: readonly Line[],
  ) => Promise<void>;
  /** Removes an added candidate with the text and file of the CV, and erases its data from the log. */
  remove: (id: string, lines: readonly Line[]) => Promise<void>;
  /** Saves a view, and replaces one with the same id. */
  saveView: (view: View) => Promise<void>;
  removeView: (id: string) => Promise<void>;
  /** Records that the current user has read notifications. */
  markRead: (notifications: readonly string[]) => Promise<void>;
  /** Undefined in a team's database, which has accounts and keeps the data of others too. */
  local: LocalStore | undefined;
  /** Subscribes to changes by other tabs, or by colleagues. @returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}
