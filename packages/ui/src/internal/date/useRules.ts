import {
  toCalendarDate,
  type CalendarDate,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';

interface Range<Value> {
  minValue?: Value | null | undefined;
  maxValue?: Value | null | undefined;
}

interface Availability {
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
  whyUnavailable?: ((date: CalendarDate) => string | undefined) | undefined;
}

interface Rules extends Range<CalendarDate>, Availability {}

/**
 * Range validation with messages in the language of the page; `undefined` for a valid value. React Aria's own messages
 * follow the browser's language.
 */
function useRange<Value extends { compare: (other: Value) => number }>(
  { minValue, maxValue }: Range<Value>,
  written: (value: Value, locale: string) => string,
) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  return (value: Value): string | undefined => {
    if (minValue && value.compare(minValue) < 0) {
      return formatMessage(nl.notBefore, { value: written(minValue, locale) });
    }
    if (maxValue && value.compare(maxValue) > 0) {
      return formatMessage(nl.notAfter, { value: written(maxValue, locale) });
    }
    return undefined;
  };
}

const timeZone = 'UTC';

const writtenDate = (date: CalendarDate, locale: string) =>
  date.toDate(timeZone).toLocaleDateString(locale, { dateStyle: 'long', timeZone });

const writtenTime = ({ hour, minute, second }: Time, locale: string) =>
  new Date(Date.UTC(2000, 0, 1, hour, minute, second)).toLocaleTimeString(locale, {
    timeStyle: second === 0 ? 'short' : 'medium',
    timeZone,
  });

export function useDateRules(rules: Rules) {
  const formatMessage = useMessages();
  const outside = useRange(rules, writtenDate);
  return (date: CalendarDate): string | undefined =>
    outside(date) ??
    rules.whyUnavailable?.(date) ??
    (rules.isDateUnavailable?.(date) === true ? formatMessage(nl.unavailable) : undefined);
}

export function useDateRangeRules(rules: Rules) {
  const formatMessage = useMessages();
  const rule = useDateRules(rules);
  return ({ start, end }: { start: CalendarDate; end: CalendarDate }): string | undefined =>
    rule(start) ??
    rule(end) ??
    (end.compare(start) < 0 ? formatMessage(nl.rangeReversed) : undefined);
}

export const useTimeRules = (range: Range<Time>) => useRange(range, writtenTime);

const writtenDateTime = (value: ZonedDateTime, locale: string) =>
  value
    .toDate()
    .toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: value.timeZone });

export function useDateTimeRules({
  minValue,
  maxValue,
  ...availability
}: Range<ZonedDateTime> & Availability) {
  const outside = useRange({ minValue, maxValue }, writtenDateTime);
  const date = useDateRules(availability);
  return (value: ZonedDateTime): string | undefined =>
    outside(value) ?? date(toCalendarDate(value));
}
