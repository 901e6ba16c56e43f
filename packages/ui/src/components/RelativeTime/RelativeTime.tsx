import { use, useSyncExternalStore } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import { LanguageContext } from '../../messages/useMessages.js';

export interface RelativeTimeProps extends RootProps<HTMLTimeElement> {
  /** Moment, as from `Date.toISOString`. */
  dateTime: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Number of days after which a date is clearer than a distance. */
const maxDays = 6;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / minute);

/** Midnight of a local date, in days. Days of 23 or 25 hours count as one. */
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;

/** Distance between two moments in words, or undefined if it is more than a few days. */
function distance(locale: string, date: Date, now: Date): string | undefined {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const elapsed = date.getTime() - now.getTime();
  if (Math.abs(elapsed) < minute) return format.format(0, 'second');
  if (Math.abs(elapsed) < hour) return format.format(Math.trunc(elapsed / minute), 'minute');
  const days = dayOf(date) - dayOf(now);
  if (days === 0) return format.format(Math.trunc(elapsed / hour), 'hour');
  return Math.abs(days) > maxDays ? undefined : format.format(days, 'day');
}

/**
 * Moment as a distance from the present: '5 minuten geleden', 'gisteren'. After six days it is a date. It remains
 * correct while the page is open. A server renders the date in UTC.
 */
export function RelativeTime({ dateTime, ...root }: RelativeTimeProps) {
  const { locale } = use(LanguageContext);
  const now = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  const date = new Date(dateTime);
  // The server's time zone isn't the reader's.
  if (now === undefined)
    return (
      <time dateTime={dateTime} {...rootProps(root)}>
        {date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
    );
  return (
    <time
      dateTime={dateTime}
      title={date.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
      {...rootProps(root)}
    >
      {distance(locale, date, new Date(now * minute)) ??
        date.toLocaleDateString(locale, { dateStyle: 'long' })}
    </time>
  );
}
