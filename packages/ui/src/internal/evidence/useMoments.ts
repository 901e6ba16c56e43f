import { use, useMemo } from 'react';
import { LanguageContext } from '../../messages/useMessages.js';

/** Where the law and the users are. One zone for server and browser: else a page would say two times. */
export const usualTimeZone = 'Europe/Amsterdam';

/**
 * Writes a moment as the language of the page does, with the time of the clock in a zone. The same function for as long
 * as both stay so.
 */
export function useMoments(timeZone = usualTimeZone): (at: string) => string {
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
