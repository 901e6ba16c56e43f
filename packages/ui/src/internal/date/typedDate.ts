import { CalendarDate } from '@internationalized/date';
import { memoizeByLocale, plain, patternOf, tokensOf, wordsOf, type Token } from '../typed/text.js';
import type { Reading } from '../typed/Notation.js';

/** Reason why typed text isn't a date. `yearDigits` means that the year has neither two nor four digits. */
export type DateError = 'unreadable' | 'noSuchDay' | 'yearMissing' | 'yearDigits';

type Part = 'day' | 'month' | 'year';

/** Parts of a date in digits, as read from the text. */
type Parts = Record<Part, string>;

const timeZone = 'UTC';
const calendar = 'gregory';
const parts: readonly string[] = ['day', 'month', 'year'] satisfies Part[];
const isPart = (type: string): type is Part => parts.includes(type);

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone });

const numericOf = memoizeByLocale((locale) =>
  formatOf(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
);

/** Order of day, month and year in a language. */
export const orderOf = memoizeByLocale((locale): readonly Part[] =>
  numericOf(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart),
);

/** Formats a date in digits, in the order of the language: 03-04-2026. */
export const formatTypedDate = (date: CalendarDate, locale: string): string =>
  plain(numericOf(locale).format(date.toDate(timeZone)));

/** Format of a date for a placeholder, such as dd-mm-jjjj. */
export const datePattern = (letters: Record<Part, string>, locale: string): string =>
  patternOf(numericOf(locale).formatToParts(0), letters);

interface Words {
  /** All spellings of each month. */
  months: readonly ReadonlySet<string>[];
  /** All spellings of each weekday, Sunday first. */
  weekdays: readonly ReadonlySet<string>[];
  /** Words that separate the parts of a date. */
  others: ReadonlySet<string>;
}

const forms = ['long', 'short'] as const;

/** Month and weekday names in a language. A month's form depends on its context: апреля after a day, апрель alone. */
const dateWords = memoizeByLocale((locale): Words => {
  const named = (date: Date, type: string, formats: readonly Intl.DateTimeFormat[]) =>
    formats.flatMap((format) => format.formatToParts(date).filter((part) => part.type === type));
  const months = forms.flatMap((month) => [
    formatOf(locale, { month }),
    formatOf(locale, { day: 'numeric', month, year: 'numeric' }),
  ]);
  const weekdays = forms.map((weekday) => formatOf(locale, { weekday }));
  const texts = (values: readonly Intl.DateTimeFormatPart[]) => values.map(({ value }) => value);
  const monthNames = Array.from({ length: 12 }, (_, month) =>
    texts(named(new Date(Date.UTC(2026, month, 1)), 'month', months)),
  );
  // The words of a month that has a number ('tháng 4') don't identify it.
  const isName = (name: string) => !/\p{Nd}/u.test(name);
  const literals = named(new Date(0), 'literal', [
    numericOf(locale),
    formatOf(locale, { dateStyle: 'long' }),
    formatOf(locale, { dateStyle: 'full' }),
  ]);
  const setOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => wordsOf(name, locale)));
  return {
    months: monthNames.map((names) => setOf(names.filter(isName))),
    weekdays: Array.from({ length: 7 }, (_, day) =>
      setOf(texts(named(new Date(Date.UTC(2026, 1, day + 1)), 'weekday', weekdays))),
    ),
    others: setOf([...texts(literals), ...monthNames.flat().filter((name) => !isName(name))]),
  };
});

/** Index of the name that a word matches. A prefix of three letters or more is enough when it is unambiguous. */
function indexOfName(word: string, names: readonly ReadonlySet<string>[]): number | undefined {
  const exact = names.findIndex((ways) => ways.has(word));
  if (exact !== -1) return exact;
  const begun = names.flatMap((ways, index) =>
    word.length >= 3 && [...ways].some((way) => way.startsWith(word)) ? index : [],
  );
  return begun.length === 1 ? begun[0] : undefined;
}

interface ClassifiedTokens {
  numbers: readonly string[];
  month: number | undefined;
  weekday: number | undefined;
}

/** Finds the numbers, month and weekday. Returns undefined if there is an unknown word. */
function classifyTokens(tokens: readonly Token[], locale: string): ClassifiedTokens | undefined {
  const words = dateWords(locale);
  const numbers: string[] = [];
  let month: number | undefined;
  let weekday: number | undefined;
  let hasSuffix = false;
  for (const [index, { text, isNumber, isGlued }] of tokens.entries()) {
    const named = isNumber ? undefined : indexOfName(text, words.months);
    const day = isNumber || named !== undefined ? undefined : indexOfName(text, words.weekdays);
    if (isNumber) numbers.push(text);
    else if (named !== undefined && month === undefined) month = named;
    // Checked before weekdays, because 일 is both Sunday and the suffix of a day.
    else if (words.others.has(text)) continue;
    else if (day !== undefined && weekday === undefined) weekday = day;
    // Ordinal suffix, as in 1er and 3rd.
    else if (isGlued && tokens[index - 1]?.isNumber === true && text.length <= 3) hasSuffix = true;
    else return undefined;
  }
  return hasSuffix && month === undefined ? undefined : { numbers, month, weekday };
}

const inOrder = (order: readonly Part[], values: readonly string[]) =>
  Object.fromEntries(order.map((part, index) => [part, values[index] ?? ''])) as Parts;

/** Splits eight or six digits without separators into the parts of a date. */
function cut(digits: string, order: readonly Part[]): Parts {
  let from = 0;
  const values = order.map((part) => {
    const length = part === 'year' ? digits.length - 4 : 2;
    return digits.slice(from, (from += length));
  });
  return inOrder(order, values);
}

/** Year, month, day. Every language that starts with the year uses this order. */
const yearFirst: readonly Part[] = ['year', 'month', 'day'];

/** Possible orders of day, month and year. */
function readingsOf({ numbers, month }: ClassifiedTokens, locale: string): readonly Parts[] {
  const order = orderOf(locale);
  const [first = '', second = ''] = numbers;
  if (month !== undefined) {
    if (numbers.length !== 2) return [];
    const isYearFirst = first.length === 4 || (order[0] === 'year' && second.length !== 4);
    const [day, year] = isYearFirst ? [second, first] : [first, second];
    return [{ day, month: String(month + 1), year }];
  }
  if (numbers.length === 1 && first.length === 8) return [cut(first, order), cut(first, yearFirst)];
  if (numbers.length === 1 && first.length === 6) return [cut(first, order)];
  if (numbers.length !== 3) return [];
  return [inOrder(first.length === 4 ? yearFirst : order, numbers)];
}

/**
 * Century of a two-digit year: 69 to 99 mean 1969 to 1999, 00 to 68 mean 2000 to 2068.
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/functions/strptime.html `%y` of POSIX
 */
const centuryOf = (year: number) => (year >= 69 ? 1900 : 2000);

/** Validates the parts of a date. A day or month that doesn't exist is an error: nothing is rounded. */
function dateOf({ day, month, year }: Parts): Reading<CalendarDate, DateError> {
  if (day.length > 2 || month.length > 2) return { error: 'unreadable' };
  if (!/^(?:\d\d|[1-9]\d{3})$/.test(year)) return { error: 'yearDigits' };
  const whole = Number(year) + (year.length === 2 ? centuryOf(Number(year)) : 0);
  const date = new CalendarDate(whole, Number(month), Number(day));
  return date.month === Number(month) && date.day === Number(day)
    ? { value: date }
    : { error: 'noSuchDay' };
}

/** Whether the text has only a day and a month. */
function lacksYear({ numbers, month }: ClassifiedTokens, order: readonly Part[]): boolean {
  const [digits = ''] = numbers;
  if (month === undefined && numbers.length === 1 && digits.length === 4) {
    const inLeapYear = order[0] === 'year' ? `2000${digits}` : `${digits}2000`;
    return 'value' in dateOf(cut(inLeapYear, order));
  }
  const count = month === undefined ? 2 : 1;
  return numbers.length === count && numbers.every(({ length }) => length <= 2);
}

/**
 * Parses a date as people type or paste it. Accepts the order of the language and of ISO 8601, digits of any script,
 * the usual separators or none (03042026), and month names. Rejects ambiguous text.
 */
export function parseTypedDate(text: string, locale: string): Reading<CalendarDate, DateError> {
  const tokens = tokensOf(text, locale);
  const classified = tokens && classifyTokens(tokens, locale);
  if (classified === undefined) return { error: 'unreadable' };
  if (lacksYear(classified, orderOf(locale))) return { error: 'yearMissing' };
  const readings = readingsOf(classified, locale).map(dateOf);
  const dates = readings.flatMap((reading) => ('value' in reading ? reading.value : []));
  const [date] = dates;
  if (date === undefined) return readings[0] ?? { error: 'unreadable' };
  const { weekday } = classified;
  const isOne =
    dates.every((other) => other.compare(date) === 0) &&
    (weekday === undefined || weekday === date.toDate(timeZone).getUTCDay());
  return isOne ? { value: date } : { error: 'unreadable' };
}
