import { parseDate } from '@internationalized/date';
import { isType, type DeskEntry, type DeskEntryOf } from './entries.ts';

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
