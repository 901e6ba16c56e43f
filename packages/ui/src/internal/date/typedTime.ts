import { Time } from '@internationalized/date';
import { once, plain, shapeOf, tokensOf, wordsOf } from '../typed/text.js';
import type { Reading } from '../typed/Notation.js';

/** Why a text is no time. */
export type NoTime = 'unreadable' | 'noSuchTime';

/** How exact a time is. */
export type TimeGranularity = 'hour' | 'minute' | 'second';

/** How a time is written. */
export interface TimeStyle {
  granularity: TimeGranularity;
  /** 12 or 24 hours in a day; the language's own where it is not given. */
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

/** Writes a time as the language does: 09:30. */
export const writeTime = (time: Time, locale: string, style: TimeStyle): string =>
  plain(formatOf(locale, style).format(at(time)));

/** How each part is written, with what stands between them, for a hint such as uu:mm. */
export const timeShape = (
  letters: Record<Unit, string>,
  locale: string,
  style: TimeStyle,
): string => shapeOf(formatOf(locale, { ...style, hourCycle: 24 }).formatToParts(0), letters);

interface Words {
  /** Of the morning and of the afternoon. */
  periods: readonly [string[], string[]];
  /** That say that a number is an hour. */
  hours: ReadonlySet<string>;
}

/** The words of times, the English ones too: they are on many clocks. */
const timeWords = once((locale): Words => {
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

/** Before or after noon; `null` where a word says neither. */
function periodOf(word: string, locale: string): 'am' | 'pm' | undefined | null {
  if (word === '') return undefined;
  const [am, pm] = timeWords(locale).periods.map((ways) =>
    ways.some((way) => way.startsWith(word)),
  );
  if (am === pm) return null;
  return am === true ? 'am' : 'pm';
}

/** Hours, minutes and seconds in digits, or nothing where they are no time. */
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
 * Reads a time as people type and paste it: 9, 930, 09:30, 9.30, 9u30, 9:30 p.m. Without a.m. or p.m. the day has 24
 * hours. What is more exact than the field is none: nothing of it is dropped.
 */
export function readTime(
  text: string,
  locale: string,
  granularity: TimeGranularity,
): Reading<Time, NoTime> {
  const tokens = tokensOf(text, locale);
  const { hours } = timeWords(locale);
  const words = tokens?.filter(({ isNumber, text: word }) => !isNumber && !hours.has(word));
  const period = periodOf(words?.map((word) => word.text).join('') ?? '', locale);
  const values = partsOf(tokens?.flatMap((token) => (token.isNumber ? token.text : [])) ?? []);
  if (values === undefined || period === null) return { why: 'unreadable' };
  const [hour = 0, minute = 0, second = 0] = values.map(Number);
  const isExact = [hour, minute, second]
    .slice(unitsOf(granularity).length)
    .some((value) => value > 0);
  if (isExact) return { why: 'unreadable' };
  const isHour = period === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59 || second > 59) return { why: 'noSuchTime' };
  const wholeHour = period === undefined ? hour : (hour % 12) + (period === 'pm' ? 12 : 0);
  return { value: new Time(wholeHour, minute, second) };
}
