/**
 * Default time zone, of the users and of the applicable law. Server and client use the same zone, so that hydration
 * matches.
 */
export const defaultTimeZone = 'Europe/Amsterdam';

/** Name of a time zone at a moment, in a language: 'Midden-Europese tijd'. */
export function zoneName(timeZone: string, locale: string, at: Date | number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
