import { CalendarDate, Time } from '@internationalized/date';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import type { Notation } from '../typed/Notation.js';
import { dateShape, readDate, writeDate, type NoDate } from './typedDate.js';
import { readTime, timeShape, writeTime, type NoTime, type TimeStyle } from './typedTime.js';

/** Unambiguous: 27 can't be a month. */
const exampleDate = new CalendarDate(2026, 3, 27);
const exampleTime = new Time(13, 30);

const noDate = {
  unreadable: nl.dateUnreadable,
  noSuchDay: nl.dateNotExisting,
  yearMissing: nl.yearMissing,
  yearDigits: nl.yearDigits,
} satisfies Record<NoDate, nl.Message>;

/** Notation of dates in the language of the page. */
export function useDateNotation(): Notation<CalendarDate> {
  const say = useMessages();
  const { locale } = use(LanguageContext);
  const [day = '', month = '', year = ''] = say(nl.dateLetters).split(' ');
  const example = writeDate(exampleDate, locale);
  return {
    write: (date) => writeDate(date, locale),
    read: (text) => {
      const reading = readDate(text, locale);
      return 'why' in reading ? { why: say(noDate[reading.why], { example }) } : reading;
    },
    placeholder: dateShape({ day, month, year }, locale),
    hint: say(nl.forExample, { example }),
    inputMode: 'numeric',
  };
}

const noTime = {
  unreadable: nl.timeUnreadable,
  noSuchTime: nl.timeNotExisting,
} satisfies Record<NoTime, nl.Message>;

/** Notation of times in the language of the page. */
export function useTimeNotation(style: TimeStyle): Notation<Time> {
  const say = useMessages();
  const { locale } = use(LanguageContext);
  const [hour = '', minute = '', second = ''] = say(nl.timeLetters).split(' ');
  const example = writeTime(exampleTime, locale, style);
  return {
    write: (time) => writeTime(time, locale, style),
    read: (text) => {
      const reading = readTime(text, locale, style.granularity);
      return 'why' in reading ? { why: say(noTime[reading.why], { example }) } : reading;
    },
    placeholder: timeShape({ hour, minute, second }, locale, style),
    hint: say(nl.forExample, { example }),
    // Numeric keyboards can't type p.m.
    inputMode: /\p{L}/u.test(example) ? 'text' : 'numeric',
  };
}
