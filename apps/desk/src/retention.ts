import { parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { isType, versionsIn, type DeskEntry } from './entries.ts';
import { currentDate } from './currentDate.ts';
import { timeZone } from './format.ts';

/**
 * Weeks after a procedure within which the data of rejected candidates must be gone, and the years that consent adds.
 * @see https://autoriteitpersoonsgegevens.nl/themas/werk-en-uitkering/sollicitatie/bewaren-van-sollicitatiegegevens
 */
export const terms = { weeks: 4, years: 1 };

/** Date on which a vacancy was closed. Undefined while it is open. */
function closedOn(entries: readonly DeskEntry[]) {
  const versions = versionsIn(entries);
  const reopened = versions.findLastIndex(({ details }) => !details.isClosed);
  const at = versions[reopened + 1]?.at;
  return at === undefined ? undefined : toCalendarDate(parseAbsolute(at, timeZone));
}

/**
 * Returns a function for the last date until which a candidate's data may be kept, as 2026-12-28. Undefined while the
 * vacancy is open.
 */
export function termIn(entries: readonly DeskEntry[]): (candidate: string) => string | undefined {
  const term = closedOn(entries)?.add({ weeks: terms.weeks }).toString();
  const consents = consentsIn(entries);
  return (candidate) => {
    const until = consents.get(candidate) ?? '';
    return term !== undefined && until > term ? until : term;
  };
}

/** Date until which each candidate agreed to be kept. It has passed when the consent was withdrawn. */
export const consentsIn = (entries: readonly DeskEntry[]): ReadonlyMap<string, string> =>
  new Map(entries.filter(isType('consent')).map(({ candidate, until }) => [candidate, until]));

/** Date until which consent that is given now holds. */
export const consentUntil = (): string =>
  parseDate(currentDate()).add({ years: terms.years }).toString();
