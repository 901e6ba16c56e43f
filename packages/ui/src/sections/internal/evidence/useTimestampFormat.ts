import { use, useMemo } from 'react';
import { LanguageContext } from '../../../messages/useMessages.js';

/**
 * Default time zone, of the users and of the applicable law. Server and client use the same zone, so that hydration
 * matches.
 */
export const defaultTimeZone = 'Europe/Amsterdam';

/** Returns a formatter of timestamps, in the language of the page and a time zone. Stable while both are unchanged. */
export function useTimestampFormat(timeZone = defaultTimeZone): (at: string) => string {
  const { locale } = use(LanguageContext);
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    });
    return (at) => format.format(new Date(at));
  }, [locale, timeZone]);
}
