import {
  CalendarDate,
  Time,
  toCalendarDate,
  toTime,
  type ZonedDateTime,
} from '@internationalized/date';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import type { Notation } from '../typed/Notation.js';
import { datePattern, parseTypedDate, formatTypedDate, type DateError } from './typedDate.js';
import { formatTypedDateTime, parseTypedDateTime } from './typedDateTime.js';
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

const noDateTime = {
  ...noDate,
  ...noTime,
  unreadable: nl.dateTimeUnreadable,
  timeMissing: nl.timeMissing,
};

/** Notation of dates with a time, on the clocks of a time zone, in the language of the page. */
export function useDateTimeNotation(timeZone: string): Notation<ZonedDateTime> {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const date = useDateNotation();
  const time = useTimeNotation({ granularity: 'minute', hourCycle: undefined });
  const example = formatTypedDateTime(exampleDate, exampleTime, locale);
  return {
    format: (value) => formatTypedDateTime(toCalendarDate(value), toTime(value), locale),
    parse: (text) => {
      const reading = parseTypedDateTime(text, locale, timeZone);
      return 'error' in reading
        ? { error: formatMessage(noDateTime[reading.error], { example }) }
        : reading;
    },
    // RFC 3339, without the time zone that ISO 8601 doesn't have.
    toFormValue: (value) => value.toString().replace(/\[.*$/u, ''),
    placeholder: `${date.placeholder} ${time.placeholder}`,
    hint: formatMessage(nl.forExample, { example }),
    // Numeric keyboards can't type the space and the colon.
    inputMode: 'text',
  };
}
