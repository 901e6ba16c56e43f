// Dates and times as users type and paste them, and how they are parsed.
import { expect, test } from 'vitest';
import {
  datePattern,
  parseTypedDate,
  formatTypedDate,
} from '../../packages/ui/src/internal/date/typedDate.ts';
import { parseTypedTime, formatTypedTime } from '../../packages/ui/src/internal/date/typedTime.ts';

const locales = ['nl-NL', 'en-GB', 'en-US', 'de-DE', 'fr-FR', 'ar-EG'] as const;
type Locale = (typeof locales)[number];

/** Typed text and its result: the date or time in ISO 8601, or the error. */
type Row = readonly [text: string, read: string];

const readAs = (reading: { value: { toString: () => string } } | { error: string }) =>
  'value' in reading ? reading.value.toString() : reading.error;

/** Returns the parsed value, and throws if parsing failed. */
function valueOf<Value>(reading: { value: Value } | { error: string }): Value {
  if ('error' in reading) throw new Error(reading.error);
  return reading.value;
}

const april = '2026-04-03';

/** Valid in every language. */
const dates: readonly Row[] = [
  ['2026-04-03', april],
  [' 2026-04-03 ', april],
  ['2026-4-3', april],
  ['2026/04/03', april],
  ['20260403', april],
  ['\u200f2026\u2011\u200e04\u201103', april],
  ['٢٠٢٦-٠٤-٠٣', april],
  ['۲۰۲۶-۰۴-۰۳', april],
  ['２０２６-０４-０３', april],
  ['2024-02-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-02-29', 'noSuchDay'],
  ['1900-02-29', 'noSuchDay'],
  ['2026-02-31', 'noSuchDay'],
  ['2026-04-31', 'noSuchDay'],
  ['2026-13-01', 'noSuchDay'],
  ['2026-00-10', 'noSuchDay'],
  ['2026-01-00', 'noSuchDay'],
  ['00-00-0000', 'yearDigits'],
  ['3-4-026', 'yearDigits'],
  ['3-4-0026', 'yearDigits'],
  ['3-4-6', 'yearDigits'],
  ['3-4-20260', 'yearDigits'],
  ['3-4', 'yearMissing'],
  ['03/04/', 'yearMissing'],
  ['0304', 'yearMissing'],
  ['3', 'unreadable'],
  ['2026', 'unreadable'],
  ['2026-04', 'unreadable'],
  ['304', 'unreadable'],
  ['3042026', 'unreadable'],
  ['030420266', 'unreadable'],
  ['2026-04-03T10:00', 'unreadable'],
  ['3-4-2026-5', 'unreadable'],
  ['3+4+2026', 'unreadable'],
  ['3-4-2026 x', 'unreadable'],
  ['003-4-2026', 'unreadable'],
  ['morgen', 'unreadable'],
  ['-', 'unreadable'],
  ['dd-mm-jjjj', 'unreadable'],
  ['3 foo 2026', 'unreadable'],
  ['3e-4-2026', 'unreadable'],
];

/** In languages with the day first. */
const dayFirst: readonly Row[] = [
  ...['3-4-2026', '03-04-2026', '3/4/2026', '3.4.2026', '3 4 2026', '3–4–2026', '3. 4. 2026'].map(
    (text): Row => [text, april],
  ),
  ['3:4:2026', april],
  ['3-4/2026', april],
  ['03-04-2026.', april],
  ['03042026', april],
  ['030426', april],
  ['3-4-26', april],
  ['٣/٤/٢٠٢٦', april],
  ['٠٣٠٤٢٠٢٦', april],
  ['1-12-2026', '2026-12-01'],
  ['13-4-2026', '2026-04-13'],
  ['4-13-2026', 'noSuchDay'],
  ['31022026', 'noSuchDay'],
  ['29022026', 'noSuchDay'],
  ['29022024', '2024-02-29'],
  ['00002026', 'noSuchDay'],
  ['01012012', '2012-01-01'],
  // Ambiguous: 20 December 1012, or 12 October 2012.
  ['20121012', 'unreadable'],
  ['3-4-00', '2000-04-03'],
  ['3-4-68', '2068-04-03'],
  ['3-4-69', '1969-04-03'],
  ['3-4-99', '1999-04-03'],
  ['31-12-9999', '9999-12-31'],
];

const datesOf: Record<Locale, readonly Row[]> = {
  'nl-NL': [
    ...dayFirst,
    ['3 april 2026', april],
    ['3 apr. 26', april],
    ['3 apr 2026', april],
    ['3APR2026', april],
    ['3-apr-2026', april],
    ['april 3, 2026', april],
    ['2026 april 3', april],
    ['3e april 2026', april],
    ['1ste mei 2026', '2026-05-01'],
    ["3 april '26", april],
    ['vrijdag 3 april 2026', april],
    ['vr 3 apr. 2026', april],
    ['maandag 3 april 2026', 'unreadable'],
    ['31 mrt 2026', '2026-03-31'],
    ['31 maa 2026', '2026-03-31'],
    ['12 augustus 2026', '2026-08-12'],
    ['31 april 2026', 'noSuchDay'],
    ['3 april', 'yearMissing'],
    ['3 april 026', 'yearDigits'],
    ['april 2026', 'unreadable'],
    ['3 ju 2026', 'unreadable'],
    ['3 april mei 2026', 'unreadable'],
    ['3 April 4 2026', 'unreadable'],
  ],
  'en-GB': [
    ...dayFirst,
    ['3 April 2026', april],
    ['3rd April 2026', april],
    ['April 3rd, 2026', april],
    ['Fri, 3 Apr 2026', april],
    ['1 sep 26', '2026-09-01'],
    ['1 Sept. 26', '2026-09-01'],
  ],
  'en-US': [
    ['4/3/2026', april],
    ['04-03-2026', april],
    ['04032026', april],
    ['040326', april],
    ['4.3.26', april],
    ['13/4/2026', 'noSuchDay'],
    ['April 3, 2026', april],
    ['3 April 2026', april],
    ['02302026', 'noSuchDay'],
    ['20121012', '2012-10-12'],
  ],
  'de-DE': [
    ...dayFirst,
    ['3. April 2026', april],
    ['Freitag, 3. April 2026', april],
    ['1. März 2026', '2026-03-01'],
    ['1 Maerz 2026', 'unreadable'],
    ['1 marz 26', '2026-03-01'],
    ['1. Dez. 2026', '2026-12-01'],
  ],
  'fr-FR': [
    ...dayFirst,
    ['3 avril 2026', april],
    ['1er août 2026', '2026-08-01'],
    ['1 aout 26', '2026-08-01'],
    ['14 juil. 2026', '2026-07-14'],
    ['14 jui 2026', 'unreadable'],
    ['ven. 3 avr. 2026', april],
    ['1 déc 2026', '2026-12-01'],
  ],
  'ar-EG': [
    ...dayFirst,
    ['٣ أبريل ٢٠٢٦', april],
    ['٣ ابريل ٢٠٢٦', april],
    ['3 أبريل 2026', april],
    ['الجمعة، ٣ أبريل ٢٠٢٦', april],
    ['\u200f٣\u200f/٤\u200f/٢٠٢٦', april],
  ],
};

test.for(locales)('%s: a date is parsed as intended, or rejected', (locale) => {
  const rows = [...dates, ...datesOf[locale]];
  expect(rows.map(([text]) => [text, readAs(parseTypedDate(text, locale))])).toEqual(rows);
});

test('in a language with the year first', () => {
  const rows: readonly Row[] = [
    ['26-04-03', april],
    ['260403', april],
    ['20260403', april],
    ['3-4-2026', 'unreadable'],
  ];
  expect(rows.map(([text]) => [text, readAs(parseTypedDate(text, 'sv-SE'))])).toEqual(rows);
});

test.for([...locales, 'es-ES', 'bg-BG', 'zh-CN', 'fa-IR', 'sv-SE', 'ko-KR', 'vi-VN'])(
  '%s: a formatted date parses to the same date, in digits and in words',
  (locale) => {
    const words = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    const first = valueOf(parseTypedDate('1969-01-01', locale));
    const days = Array.from({ length: 400 }, (_, index) => first.add({ days: index * 91 }));
    const written = days.flatMap((day) =>
      [formatTypedDate(day, locale), words.format(day.toDate('UTC'))].map((text): Row => [
        text,
        day.toString(),
      ]),
    );
    expect(written.filter(([text, day]) => readAs(parseTypedDate(text, locale)) !== day)).toEqual(
      [],
    );
  },
);

test('the hint has the order and the separators of the language', () => {
  const dutch = { day: 'dd', month: 'mm', year: 'jjjj' };
  expect(['nl-NL', 'en-US', 'sv-SE', 'ar-EG'].map((locale) => datePattern(dutch, locale))).toEqual([
    'dd-mm-jjjj',
    'mm/dd/jjjj',
    'jjjj-mm-dd',
    'dd/mm/jjjj',
  ]);
  // Each part is isolated from the others, and the whole pattern has the direction of digits.
  expect(datePattern({ day: 'ي', month: 'ش', year: 'س' }, 'ar-EG')).toBe(
    '\u2066\u2068ي\u2069\u2068/\u2069\u2068ش\u2069\u2068/\u2069\u2068س\u2069\u2069',
  );
});

/** Valid in every language. */
const times: readonly Row[] = [
  ...[
    '9:30',
    '09:30',
    '9.30',
    '9 30',
    '9-30',
    '930',
    '0930',
    '9h30',
    '09:30:00',
    '٩:٣٠',
    '093000',
  ].map((text): Row => [text, '09:30:00']),
  ['9', '09:00:00'],
  ['9h', '09:00:00'],
  ['1:45', '01:45:00'],
  ['1.45', '01:45:00'],
  ['1 45', '01:45:00'],
  ['2:30', '02:30:00'],
  ['130', '01:30:00'],
  ['13:30', '13:30:00'],
  ['0:00', '00:00:00'],
  ['23:59', '23:59:00'],
  ['1:30p', '13:30:00'],
  ['1:30 PM', '13:30:00'],
  ['1:30 p.m.', '13:30:00'],
  ['130pm', '13:30:00'],
  ['12:30 am', '00:30:00'],
  ['12 pm', '12:00:00'],
  ['25:00', 'noSuchTime'],
  ['24:00', 'noSuchTime'],
  ['9:75', 'noSuchTime'],
  ['975', 'noSuchTime'],
  ['13:30 pm', 'noSuchTime'],
  ['0:30 pm', 'noSuchTime'],
  ['9:3', 'unreadable'],
  ['9:300', 'unreadable'],
  ['09:30:15', 'unreadable'],
  ['9:30:00:00', 'unreadable'],
  ['9:30 x', 'unreadable'],
  ['9+30', 'unreadable'],
  ['half tien', 'unreadable'],
  ['pm', 'unreadable'],
  [':', 'unreadable'],
  ['0930000', 'unreadable'],
];

const timesOf: Record<Locale, readonly Row[]> = {
  'nl-NL': [
    ['9u30', '09:30:00'],
    ['9u', '09:00:00'],
    ['9 uur', '09:00:00'],
    ['9.30 uur', '09:30:00'],
    ['9 u. 30', '09:30:00'],
  ],
  'en-GB': [['9 hr', '09:00:00']],
  'en-US': [['1:30 a.m.', '01:30:00']],
  'de-DE': [
    ['9:30 Uhr', '09:30:00'],
    ['9 Uhr', '09:00:00'],
  ],
  'fr-FR': [
    ['9 h 30', '09:30:00'],
    ['9 heures', '09:00:00'],
  ],
  'ar-EG': [
    ['١:٣٠ م', '13:30:00'],
    ['١:٣٠ ص', '01:30:00'],
  ],
};

test.for(locales)('%s: a time is parsed as intended, or rejected', (locale) => {
  const rows = [...times, ...timesOf[locale]];
  expect(rows.map(([text]) => [text, readAs(parseTypedTime(text, locale, 'minute'))])).toEqual(
    rows,
  );
});

test('a time has the precision of its field', () => {
  expect(readAs(parseTypedTime('9:30:15', 'nl-NL', 'second'))).toBe('09:30:15');
  expect(readAs(parseTypedTime('93015', 'nl-NL', 'second'))).toBe('09:30:15');
  expect(readAs(parseTypedTime('9:30:75', 'nl-NL', 'second'))).toBe('noSuchTime');
  expect(readAs(parseTypedTime('9:30', 'nl-NL', 'second'))).toBe('09:30:00');
  expect(readAs(parseTypedTime('9:00', 'nl-NL', 'hour'))).toBe('09:00:00');
  expect(readAs(parseTypedTime('9:30', 'nl-NL', 'hour'))).toBe('unreadable');
});

test.for([...locales, 'es-ES', 'zh-CN', 'ko-KR', 'fa-IR'])(
  '%s: a formatted time parses to the same time',
  (locale) => {
    const midnight = valueOf(parseTypedTime('0:00', locale, 'minute'));
    const all = Array.from({ length: 24 }, (_, hour) =>
      midnight.add({ hours: hour, minutes: (hour * 7) % 60 }),
    );
    for (const hourCycle of [12, 24, undefined] as const) {
      const readBack = (granularity: 'minute' | 'hour') =>
        all.map((time) => {
          const written = formatTypedTime(time, locale, { granularity, hourCycle });
          return readAs(parseTypedTime(written, locale, granularity));
        });
      expect(readBack('minute')).toEqual(all.map(String));
      expect(readBack('hour')).toEqual(all.map((time) => String(time.set({ minute: 0 }))));
    }
  },
);
