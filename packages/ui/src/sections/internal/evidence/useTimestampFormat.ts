import { use, useMemo } from 'react';
import { defaultTimeZone } from '../../../internal/date/timeZone.js';
import { LanguageContext } from '../../../messages/useMessages.js';

const long = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Without the year: '30 nov, 10:35'. */
export const shortTimestamp = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

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
