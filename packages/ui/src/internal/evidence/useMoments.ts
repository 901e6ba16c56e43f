import { use } from 'react';
import { LanguageContext } from '../../messages/useMessages.js';

/** Where the law and the users are. One zone for server and browser: else a page would say two times. */
const usual = 'Europe/Amsterdam';

/** Writes a moment as the language of the page does, with the time of the clock in a zone. */
export function useMoments(timeZone = usual): (at: string) => string {
  const { locale } = use(LanguageContext);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (at) => format.format(new Date(at));
}
