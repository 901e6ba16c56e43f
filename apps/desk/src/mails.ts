// Emails to candidates, derived from the log, and the values of their variables.
import type { Decision } from '@heldermatch/scorecard';
import { parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { currentDate } from './currentDate.ts';
import { isType, type DeskEntry, type DeskEntryOf } from './entries.ts';
import { formatChoice, formatDate, formatMoment, timeZone } from './format.ts';
import { logReasons } from './reasons.ts';
import type { CvText, MailState } from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Emails to a candidate, the latest first. */
export const mailsIn = (entries: readonly DeskEntry[], candidate: string) =>
  entries
    .filter(isType('mail'))
    .filter((entry) => entry.candidate === candidate)
    .toReversed();

/** Days in which a team's database tries to send an email. */
const attempts = 7;

export type MailStatus = 'draft' | 'waiting' | 'sent' | 'failed' | 'unknown';

/** Status of an email. A team's database has none for one that an import brought. */
export function statusOf(
  { isDraft = false }: Pick<DeskEntryOf<'mail'>, 'isDraft'>,
  state: MailState | undefined,
  now = new Date(),
): MailStatus {
  if (isDraft) return 'draft';
  if (state === undefined) return 'unknown';
  if (state.sentAt !== undefined) return 'sent';
  const days = (now.getTime() - new Date(state.createdAt).getTime()) / 86_400_000;
  return days < attempts ? 'waiting' : 'failed';
}

const address = /[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i;

/** First email address in the text of a CV. */
export const emailIn = (pages: CvText): string | undefined =>
  address.exec(pages.map(({ text }) => text).join('\n'))?.[0];

/** Variables of the templates. Their ids are the keys of `valuesFor`. */
export const mailVariables = [
  { id: 'name', label: 'Naam', example: 'Eva Smit' },
  { id: 'vacancy', label: 'Functie', example: 'Recruiter' },
  { id: 'place', label: 'Plaats', example: 'Zwolle' },
  { id: 'times', label: 'Voorgestelde tijden', example: '2 maart 2026 om 10:00' },
  { id: 'reason', label: 'Reden', example: 'Te weinig ervaring' },
  { id: 'due', label: 'Uiterste datum', example: '9 maart 2026' },
  { id: 'sender', label: 'Afzender', example: 'Noor Jansen' },
] as const;

/** Days in which a candidate is asked to answer. */
const answerDays = 7;

/** Date before which a candidate can answer: in a week, but before the first time and the end of the term. */
function dueOf(times: readonly { start: string }[], term: string | undefined): string {
  const days = times.map(({ start }) =>
    toCalendarDate(parseAbsolute(start, timeZone)).subtract({ days: 1 }).toString(),
  );
  const week = parseDate(currentDate()).add({ days: answerDays }).toString();
  const ends = [week, ...days, ...(term === undefined ? [] : [term])];
  return ends.filter((date) => date >= currentDate()).toSorted()[0] ?? week;
}

/** Reason of a rejection: as the user wrote it, or its code in words. */
function reasonOf(decision: Decision | undefined): string | undefined {
  if (decision?.verdict !== 'reject') return undefined;
  const label = logReasons.find(({ id }) => id === decision.code)?.label;
  return (decision.reason?.trim() || label)?.replace(/\.$/, '');
}

interface MailFacts {
  name: string;
  vacancy: Pick<Vacancy, 'title' | 'place'>;
  interview: Pick<DeskEntryOf<'interview'>, 'proposed' | 'confirmed'> | undefined;
  decision: Decision | undefined;
  /** Date until which the candidate's data may be kept. */
  term: string | undefined;
  /** Name of the user. Undefined without a name. */
  sender: string | undefined;
}

/** Values of `mailVariables`. A value that the log doesn't have is undefined. */
export function valuesFor({ name, vacancy, interview, decision, term, sender }: MailFacts) {
  const { proposed = [], confirmed } = interview ?? {};
  const times = (confirmed === undefined ? proposed : [confirmed]).filter(
    ({ start }) => start > new Date().toISOString(),
  );
  return {
    name,
    vacancy: vacancy.title,
    place: vacancy.place,
    times:
      times.length === 0 ? undefined : formatChoice(times.map(({ start }) => formatMoment(start))),
    reason: reasonOf(decision),
    due: formatDate(dueOf(times, term)),
    sender,
  } satisfies Record<(typeof mailVariables)[number]['id'], string | undefined>;
}
