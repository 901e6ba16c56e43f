/** Formats a number for Dutch text. */
export const formatCount = (count: number): string => count.toLocaleString('nl-NL');

/** Time zone of all times that are shown, and of dates. */
export const timeZone = 'Europe/Amsterdam';
const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});

/** Formats a time, as from `Date.toISOString`: '28 november 2026 om 10:11'. */
export const formatMoment = (at: string): string => moments.format(new Date(at));

const shortMoments = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** Formats a time in the near future, where it has little room: 'za 28 nov, 10:11'. */
export const formatShortMoment = (at: string): string => shortMoments.format(new Date(at));

const dates = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date, given as 2026-11-28: '28 november 2026'. */
export const formatDate = (date: string): string => dates.format(new Date(date));

const lists = new Intl.ListFormat('nl');

const choices = new Intl.ListFormat('nl', { type: 'disjunction' });

/** Formats a choice: '10:00, 11:00 of 13:00'. */
export const formatChoice = (items: readonly string[]): string => choices.format(items);

/** Formats a list: 'Noor, Sam en Kim'. */
export const formatList = (items: readonly string[]): string => lists.format(items);
