import { parseDate } from '@internationalized/date';
import { isType, type DeskEntry, type DeskEntryOf } from './entries.ts';
import { currentDate } from './currentDate.ts';
import { formatDate } from './format.ts';

export interface CandidateRequest extends DeskEntryOf<'request'> {
  /** Date on which it must be answered: within a month of receipt (article 12(3) of the GDPR). As 2026-12-28. */
  due: string;
  answer: DeskEntryOf<'answer'> | undefined;
}

/** Requests with their term and their last answer, in order of receipt. */
export function requestsIn(entries: readonly DeskEntry[]): CandidateRequest[] {
  const answers = new Map(entries.filter(isType('answer')).map((entry) => [entry.request, entry]));
  return entries
    .filter(isType('request'))
    .map((entry) => ({
      ...entry,
      due: parseDate(entry.received).add({ months: 1 }).toString(),
      answer: answers.get(entry.id),
    }))
    .toSorted((one, other) => one.due.localeCompare(other.due));
}

/** Whether the term has ended. */
export const isOverdue = ({ due }: CandidateRequest): boolean => due < currentDate();

/** Describes the term: 'Uiterlijk 28 december 2026 antwoorden'. */
export function termInWords(request: CandidateRequest): string {
  const { due } = request;
  if (isOverdue(request)) return `Te laat: de termijn eindigde op ${formatDate(due)}`;
  return due === currentDate() ? 'Vandaag antwoorden' : `Uiterlijk ${formatDate(due)} antwoorden`;
}
