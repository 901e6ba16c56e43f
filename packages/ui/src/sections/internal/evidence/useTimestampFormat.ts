import { use, useMemo } from 'react';
import { defaultTimeZone } from '../../../internal/date/timeZone.js';
import { LanguageContext } from '../../../messages/useMessages.js';

const long = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Only the day: 'dinsdag 3 maart 2026'. */
export const dayOnly = { dateStyle: 'full' } as const satisfies Intl.DateTimeFormatOptions;

/** Only the time: '10:35'. */
export const timeOnly = { timeStyle: 'short' } as const satisfies Intl.DateTimeFormatOptions;

/** Returns a formatter of timestamps, in the language of the page and a time zone. Stable while its arguments are. */
export function useTimestampFormat(
  timeZone = defaultTimeZone,
  options: Intl.DateTimeFormatOptions = long,
): (at: string) => string {
  const { locale } = use(LanguageContext);
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (at) => format.format(new Date(at));
  }, [locale, timeZone, options]);
}
