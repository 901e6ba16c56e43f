import {
  toCalendarDateTime,
  toZoned,
  type CalendarDate,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';
import { memoizeByLocale, wordsOf } from '../typed/text.js';
import type { Reading } from '../typed/Notation.js';
import { formatTypedDate, parseTypedDate, type DateError } from './typedDate.js';
import { formatTypedTime, parseTypedTime, type TimeError } from './typedTime.js';

/** Reason why typed text isn't a moment. */
export type DateTimeError = DateError | TimeError | 'timeMissing';

const minutes = { granularity: 'minute', hourCycle: undefined } as const;

/** Words between a date and a time, such as 'om' and 'at'. */
const joiningWords = memoizeByLocale((locale): ReadonlySet<string> => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const literals = format.formatToParts(0).filter(({ type }) => type === 'literal');
  return new Set(literals.flatMap(({ value }) => wordsOf(value, locale)));
});

/** Formats a moment in digits, in the order of the language: 27-03-2026 13:30. */
export const formatTypedDateTime = (date: CalendarDate, time: Time, locale: string): string =>
  `${formatTypedDate(date, locale)} ${formatTypedTime(time, locale, minutes)}`;

/** Pairs of texts before and after each place where a date can end and a time can begin. */
function splits(text: string, locale: string): readonly (readonly [string, string])[] {
  const joining = joiningWords(locale);
  return [...text.matchAll(/[\s,]+|(?<=\d)T(?=\d)/gu)].map(({ 0: gap, index }) => {
    const before = text.slice(0, index);
    const last = /\s(?<word>\p{L}+)$/u.exec(before);
    const isJoined = last !== null && joining.has(last.groups?.['word']?.toLowerCase() ?? '');
    return [isJoined ? before.slice(0, last.index) : before, text.slice(index + gap.length)];
  });
}

interface Moment {
  date: CalendarDate;
  time: Time;
}

/** Parses a date followed by a time, both as in their own fields. Rejects text with more than one meaning. */
function parseMoment(text: string, locale: string): Reading<Moment, DateTimeError> {
  const moments: Moment[] = [];
  let error: DateTimeError | undefined;
  for (const [before, after] of splits(text.trim(), locale)) {
    const date = parseTypedDate(before, locale);
    const time = parseTypedTime(after, locale, minutes.granularity);
    if ('value' in date && 'value' in time) moments.push({ date: date.value, time: time.value });
    else if ('value' in date && 'error' in time) error ??= time.error;
    else if ('error' in date && 'value' in time) error ??= date.error;
  }
  const [moment] = moments;
  if (moment === undefined) {
    const isDate = 'value' in parseTypedDate(text, locale);
    return { error: isDate ? 'timeMissing' : (error ?? 'unreadable') };
  }
  const isOne = moments.every(
    ({ date, time }) => date.compare(moment.date) === 0 && time.compare(moment.time) === 0,
  );
  return isOne ? { value: moment } : { error: 'unreadable' };
}

/** Parses a date and a time as people type or paste them: 27-3-2026 13:30, 27 mrt 2026 om 13u30, 2026-03-27T13:30. */
export function parseTypedDateTime(
  text: string,
  locale: string,
  timeZone: string,
): Reading<ZonedDateTime, DateTimeError> {
  const reading = parseMoment(text, locale);
  if ('error' in reading) return reading;
  const local = toCalendarDateTime(reading.value.date, reading.value.time);
  // When clocks go back, a time occurs twice: this is the first. When they go forward, they skip one.
  const value = toZoned(local, timeZone, 'earlier');
  return toCalendarDateTime(value).compare(local) === 0 ? { value } : { error: 'noSuchTime' };
}
