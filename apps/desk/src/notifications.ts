import { mentionsIn } from '@heldermatch/ui/richText';
import { parseDate } from '@internationalized/date';
import { allCommentsIn } from './comments.ts';
import { currentDate } from './currentDate.ts';
import type { DeskEntry } from './entries.ts';
import { formatCount, formatDate, timeZone } from './format.ts';
import { entriesOf, type CheckedLog } from './log.ts';
import { requestsIn } from './requests.ts';
import { termIn } from './retention.ts';
import type { StoredState, Upload } from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Something that a user should know: a mention, an objection or a term that ends. */
export interface Notification {
  /** Unique, and the same at each read. */
  id: string;
  kind: 'mention' | 'objection' | 'request_term' | 'retention';
  /** Moment, as from `Date.toISOString`. */
  at: string;
  vacancy: string;
  /** The candidate that it is about. Missing for `retention`, which is about a vacancy. */
  candidate?: string | undefined;
  /** Name of the candidate. */
  name?: string | undefined;
  /** Author of the comment with the mention. */
  by?: string | undefined;
  /** Last day of the term, as 2026-11-28. */
  due?: string | undefined;
  /** Number of candidates whose term ends. */
  count?: number | undefined;
  isRead: boolean;
}

/** Days before the end of a term at which it is reported. */
const warning = 7;

/** Days during which a mention is a notification. */
const mentionDays = 180;

/** Largest number of notifications. */
const most = 100;

type Unmarked = Omit<Notification, 'isRead'>;

const isSoon = (due: string) => due <= parseDate(currentDate()).add({ days: warning }).toString();

const warnedAt = (due: string) =>
  parseDate(due).subtract({ days: warning }).toDate(timeZone).toISOString();

interface NotificationFacts
  extends Pick<CheckedLog, 'deskLines'>, Pick<StoredState, 'readNotifications'> {
  vacancies: readonly Vacancy[];
  uploads: readonly Upload[];
  /** Name of the user. Undefined without a name: no colleague can mention them. */
  by: string | undefined;
}

function mentionsOf(entries: readonly DeskEntry[], user: string | undefined) {
  const first = parseDate(currentDate()).subtract({ days: mentionDays }).toString();
  return allCommentsIn(entries).filter(
    ({ by, changedAt, text }) =>
      by !== user &&
      changedAt > first &&
      text !== undefined &&
      mentionsIn(text).some(({ id }) => id === user),
  );
}

/** Notification of a closed vacancy with candidates whose term ends, without those with an open request. */
function retentionOf(
  vacancy: Vacancy,
  entries: readonly DeskEntry[],
  candidates: readonly Upload[],
): readonly Unmarked[] {
  const waiting = new Set(
    requestsIn(entries).flatMap(({ candidate, answer }) => (answer ? [] : candidate)),
  );
  const termOf = termIn(entries);
  const terms = candidates
    .flatMap(({ id }) => (waiting.has(id) ? [] : (termOf(id) ?? [])))
    .filter(isSoon)
    .toSorted();
  const [due] = terms;
  if (due === undefined || !vacancy.isClosed) return [];
  return [
    {
      id: `retention ${vacancy.id}`,
      kind: 'retention',
      at: warnedAt(due),
      vacancy: vacancy.id,
      due,
      count: terms.length,
    },
  ];
}

/**
 * Notifications of a user of a browser, the newest first. `list_notifications` in apps/backend derives the same from
 * the log of a team.
 */
export function notificationsIn({
  vacancies,
  deskLines,
  uploads,
  by: user,
  readNotifications,
}: NotificationFacts): readonly Notification[] {
  const read = new Set(readNotifications);
  const all = vacancies.flatMap((vacancy): readonly Unmarked[] => {
    const entries = entriesOf(deskLines, vacancy);
    if (entries.length === 0) return [];
    const added = uploads.filter((one) => one.vacancy === vacancy.id);
    const about = (candidate: string) => ({
      vacancy: vacancy.id,
      candidate,
      name: added.find(({ id }) => id === candidate)?.name ?? `Kandidaat ${candidate}`,
    });
    const open = requestsIn(entries).filter(({ answer }) => answer === undefined);
    return [
      ...mentionsOf(entries, user).map(({ id, changedAt: at, by, candidate }) => ({
        ...about(candidate),
        id,
        kind: 'mention' as const,
        at,
        by,
      })),
      ...open
        .filter(({ kind }) => kind === 'objection')
        .map(({ id, at, candidate }) => ({
          ...about(candidate),
          id,
          kind: 'objection' as const,
          at,
        })),
      ...open
        .filter(({ due }) => isSoon(due))
        .map(({ id, due, candidate }) => ({
          ...about(candidate),
          id: `term ${id}`,
          kind: 'request_term' as const,
          at: warnedAt(due),
          due,
        })),
      ...retentionOf(vacancy, entries, added),
    ];
  });
  return all
    .toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
    .slice(0, most)
    .map((one) => ({ ...one, isRead: read.has(one.id) }));
}

const hasEnded = ({ due = '' }: Notification) => due < currentDate();

const candidatesOf = ({ count = 0 }: Notification) =>
  count === 1 ? '1 kandidaat' : `${formatCount(count)} kandidaten`;

/** Describes the event in a sentence: 'Noor noemde u bij Kandidaat 09518'. */
export function notificationInWords(notification: Notification, vacancy = 'een vacature'): string {
  const { kind, by = '', name = 'een kandidaat', due } = notification;
  const end = `${hasEnded(notification) ? 'eindigde' : 'eindigt'} op ${due === undefined ? '' : formatDate(due)}`;
  switch (kind) {
    case 'mention':
      return `${by} noemde u bij ${name}`;
    case 'objection':
      return `Bezwaar van ${name}`;
    case 'request_term':
      return `De termijn van een verzoek van ${name} ${end}`;
    case 'retention':
      return `De bewaartermijn van ${candidatesOf(notification)} van ${vacancy} ${end}`;
  }
  return kind satisfies never;
}
