// Answers of the database, as its functions give them: see the README of apps/backend.
import type { Verdict } from '@heldermatch/scorecard';
import type { Role } from '../roles.ts';
import { DatabaseError } from '../store.ts';
import { OvertakenError } from '../log.ts';
import type { VacancyDetails } from '../vacancy.ts';

export interface VacancyRow {
  id: string;
  details: VacancyDetails;
  candidates: number;
  judged: number;
  invited: number;
}

export interface CandidateRow {
  id: string;
  vacancy: string;
  name: string;
  categories: unknown;
  engine: string | null;
  unread: unknown;
  /** Type of the file, if it is kept. A list has no files. */
  candidate_files?: { media: string } | null;
}

/** The file of a CV. */
export interface StoredFile {
  media: string;
  base64: string;
}

export interface ListedRow extends CandidateRow {
  /** Place in the whole vacancy; null without a total. */
  place: number | null;
}

export interface CandidateList {
  /** Number of all that match, with the first page. */
  count: number | null;
  candidates: readonly ListedRow[];
  /** Start of the next page; null after the last. */
  next: unknown;
}

export interface LineRow {
  position: number;
  /** Null for a line about the team itself. */
  vacancy: string | null;
  entry: unknown;
  /** Null unless the line was imported. */
  import: string | null;
  /** Null once the line was erased. */
  salt: string | null;
  digest: string;
  hash: string;
}

/** Line of a row, as the chain has it. */
export const lineOf = ({ vacancy, entry, import: by }: LineRow) => ({
  vacancy,
  entry,
  ...(by !== null && { import: by }),
});

export interface ListedCandidate {
  candidate: string;
}

export interface Waiting {
  requests: readonly ListedCandidate[];
  interviews: readonly ListedCandidate[];
}

export interface MailRow {
  /** Id of the entry. */
  entry: string;
  created_at: string;
  /** Null while it waits. */
  sent_at: string | null;
}

export interface MemberRow {
  user_id: string;
  name: string;
  role: Role;
}

/** Stage of the board, with its filters in the database. */
export interface StageFilter {
  id: string;
  verdict: Verdict | 'none';
  interview?: boolean;
}

interface Answer<Data> {
  data: Data | null;
  error: { code: string; message: string; details?: string | null } | null;
}

const full =
  'De database van uw team kan nu niets bewaren: er is geen ruimte meer. Uw beheerder kan ruimte maken.';

/** Why the database refuses a request, by its error code. */
const refusals: Readonly<Record<string, string>> = {
  '42501':
    'Uw rol in het team staat dit niet toe, of u bent intussen uitgelogd. Vraag een recruiter van uw team.',
  '23505': 'Dit staat al in uw team.',
  PT404: 'Een collega heeft dit intussen verwijderd. Laad de pagina opnieuw.',
  // Without a colleague: see `dataOf`.
  PT409: 'Dit gebeurt al in een ander venster. Wacht tot het daar klaar is.',
  PT422: 'De database neemt dit zo niet aan. Kijk na wat u invulde.',
  PT429:
    'Een team verzendt maximaal 100 mails in 24 uur, en een collega ook. Probeer het later opnieuw.',
  // A full disk. Supabase makes a project read-only before that.
  53100: full,
  25006: full,
  // Of the gateway in front of the database.
  413: 'Dit cv is te groot voor de database van uw team.',
};

const unreachable =
  'De database van uw team antwoordt niet. U ziet de laatste stand. Is er verbinding? Probeer het dan nog eens.';

/**
 * Returns the data of an answer.
 * @throws {OvertakenError} when a colleague changed the same.
 * @throws {DatabaseError} when the database refused the request, or could not be reached.
 */
export function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (error === null) return data as Data;
  if (error.code === 'PT409' && error.details) throw new OvertakenError(error.details);
  throw new DatabaseError(refusals[error.code] ?? unreachable);
}
