import { CalendarDate, Time } from '@internationalized/date';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import type { Notation } from '../typed/Notation.js';
import { datePattern, parseTypedDate, formatTypedDate, type DateError } from './typedDate.js';
import {
  parseTypedTime,
  timePattern,
  formatTypedTime,
  type TimeError,
  type TimeStyle,
} from './typedTime.js';

/** Unambiguous: 27 can't be a month. */
const exampleDate = new CalendarDate(2026, 3, 27);
const exampleTime = new Time(13, 30);

const noDate = {
  unreadable: nl.dateUnreadable,
  noSuchDay: nl.noSuchDate,
  yearMissing: nl.yearMissing,
  yearDigits: nl.yearDigits,
} satisfies Record<DateError, nl.Message>;

/** Notation of dates in the language of the page. */
export function useDateNotation(): Notation<CalendarDate> {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const [day = '', month = '', year = ''] = formatMessage(nl.dateLetters).split(' ');
  const example = formatTypedDate(exampleDate, locale);
  return {
    format: (date) => formatTypedDate(date, locale),
    parse: (text) => {
      const reading = parseTypedDate(text, locale);
      return 'error' in reading
        ? { error: formatMessage(noDate[reading.error], { example }) }
        : reading;
    },
    placeholder: datePattern({ day, month, year }, locale),
    hint: formatMessage(nl.forExample, { example }),
    inputMode: 'numeric',
  };
}

const noTime = {
  unreadable: nl.timeUnreadable,
  noSuchTime: nl.noSuchTime,
} satisfies Record<TimeError, nl.Message>;

/** Notation of times in the language of the page. */
export function useTimeNotation(style: TimeStyle): Notation<Time> {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const [hour = '', minute = '', second = ''] = formatMessage(nl.timeLetters).split(' ');
  const example = formatTypedTime(exampleTime, locale, style);
  return {
    format: (time) => formatTypedTime(time, locale, style),
    parse: (text) => {
      const reading = parseTypedTime(text, locale, style.granularity);
      return 'error' in reading
        ? { error: formatMessage(noTime[reading.error], { example }) }
        : reading;
    },
    placeholder: timePattern({ hour, minute, second }, locale, style),
    hint: formatMessage(nl.forExample, { example }),
    // Numeric keyboards can't type p.m.
    inputMode: /\p{L}/u.test(example) ? 'text' : 'numeric',
  };
}
