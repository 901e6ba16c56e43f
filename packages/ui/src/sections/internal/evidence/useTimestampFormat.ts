import { use, useMemo } from 'react';
import { defaultTimeZone } from '../../../internal/date/timeZone.js';
import { LanguageContext } from '../../../messages/useMessages.js';

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
