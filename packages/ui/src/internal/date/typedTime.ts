import { Time } from '@internationalized/date';
import { memoizeByLocale, plain, patternOf, tokensOf, wordsOf } from '../typed/text.js';
import type { Reading } from '../typed/Notation.js';

/** Reason why typed text isn't a time. */
export type TimeError = 'unreadable' | 'noSuchTime';

/** Smallest unit of a time. */
export type TimeGranularity = 'hour' | 'minute' | 'second';

export interface TimeStyle {
  granularity: TimeGranularity;
  /** Hours in a day: 12 or 24. Undefined for the language's own. */
  hourCycle: 12 | 24 | undefined;
}

const timeZone = 'UTC';
const units = ['hour', 'minute', 'second'] as const;
type Unit = (typeof units)[number];

const unitsOf = (granularity: TimeGranularity) => units.slice(0, units.indexOf(granularity) + 1);

function formatOf(locale: string, { granularity, hourCycle }: TimeStyle) {
  const shown = unitsOf(granularity).map((unit) => [unit, '2-digit']);
  return new Intl.DateTimeFormat(locale, {
    ...(Object.fromEntries(shown) as Record<Unit, '2-digit'>),
    ...(hourCycle !== undefined && { hourCycle: hourCycle === 12 ? 'h12' : 'h23' }),
    timeZone,
  });
}

const at = ({ hour, minute, second }: Time) => new Date(Date.UTC(2000, 0, 1, hour, minute, second));

/** Formats a time in the style of the language: 09:30. */
export const formatTypedTime = (time: Time, locale: string, style: TimeStyle): string =>
  plain(formatOf(locale, style).format(at(time)));

/** Format of a time for a placeholder, such as uu:mm. */
export const timePattern = (
  letters: Record<Unit, string>,
  locale: string,
  style: TimeStyle,
): string => patternOf(formatOf(locale, { ...style, hourCycle: 24 }).formatToParts(0), letters);

interface Words {
  /** Words for a.m. and p.m. */
  periods: readonly [string[], string[]];
  /** Words that mark a number as an hour. */
  hours: ReadonlySet<string>;
}

/** Words used in times. Always includes the English ones, because many clocks show those. */
const timeWords = memoizeByLocale((locale): Words => {
  const languages = [locale, 'en'];
  const periodsAt = (hour: number) =>
    languages.map((language) =>
      formatOf(language, { granularity: 'minute', hourCycle: 12 })
        .formatToParts(at(new Time(hour)))
        .filter(({ type }) => type === 'dayPeriod')
        .flatMap(({ value }) => wordsOf(value, language))
        .join(''),
    );
  const counted = languages.flatMap((language) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) =>
      [1, 2].map((count) =>
        new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay }).format(count),
      ),
    ),
  );
  const written = formatOf(locale, { granularity: 'hour', hourCycle: 24 }).format(0);
  return {
    periods: [periodsAt(9), periodsAt(21)],
    hours: new Set([...counted, written].flatMap((text) => wordsOf(text, locale))),
  };
});

/** Period of the day that a word means: `undefined` without a word, `null` for an unknown word. */
function periodOf(word: string, locale: string): 'am' | 'pm' | undefined | null {
  if (word === '') return undefined;
  const [am, pm] = timeWords(locale).periods.map((ways) =>
    ways.some((way) => way.startsWith(word)),
  );
  if (am === pm) return null;
  return am === true ? 'am' : 'pm';
}

/** Hours, minutes and seconds in digits. Undefined when the numbers aren't a time. */
function partsOf(numbers: readonly string[]): readonly string[] | undefined {
  const [first = ''] = numbers;
  const values =
    numbers.length === 1 && first.length > 2
      ? (first.length % 2 === 0 ? first : `0${first}`).match(/../g)
      : numbers;
  const isTime =
    values !== null &&
    values.length > 0 &&
    values.length <= 3 &&
    values.every((value, index) => (index === 0 ? value.length <= 2 : value.length === 2));
  return isTime ? values : undefined;
}

/**
 * Parses a time as people type or paste it: 9, 930, 09:30, 9.30, 9u30, 9:30 p.m. Without a.m. or p.m. the day has 24
 * hours. Rejects a time that is more precise than the field, instead of truncating it.
 */
export function parseTypedTime(
  text: string,
  locale: string,
  granularity: TimeGranularity,
): Reading<Time, TimeError> {
  const tokens = tokensOf(text, locale);
  const { hours } = timeWords(locale);
  const words = tokens?.filter(({ isNumber, text: word }) => !isNumber && !hours.has(word));
  const period = periodOf(words?.map((word) => word.text).join('') ?? '', locale);
  const values = partsOf(tokens?.flatMap((token) => (token.isNumber ? token.text : [])) ?? []);
  if (values === undefined || period === null) return { error: 'unreadable' };
  const [hour = 0, minute = 0, second = 0] = values.map(Number);
  const isExact = [hour, minute, second]
    .slice(unitsOf(granularity).length)
    .some((value) => value > 0);
  if (isExact) return { error: 'unreadable' };
  const isHour = period === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59 || second > 59) return { error: 'noSuchTime' };
  const wholeHour = period === undefined ? hour : (hour % 12) + (period === 'pm' ? 12 : 0);
  return { value: new Time(wholeHour, minute, second) };
}
