/** A day on which a demo can be booked. */
export interface Day {
  /** ISO date: '2026-11-26'. */
  date: string;
  /** Start times of half-hour demos: '10:00'. */
  times: readonly string[];
}

/** Free start times per weekday, from Monday. The gaps simulate bookings by others. */
const free = [
  ['09:30', '10:00', '11:30', '13:00', '13:30', '15:00', '16:00', '16:30'],
  ['09:00', '10:30', '11:00', '13:30', '14:00', '14:30', '16:00'],
  ['10:00', '10:30', '11:00', '11:30', '14:30', '15:00', '15:30', '16:30'],
  ['09:00', '09:30', '11:00', '13:00', '14:00', '15:30', '16:00'],
  ['09:30', '10:00', '10:30', '11:30', '13:00', '13:30', '14:00'],
];

/** Formats a time as the date in Amsterdam: '2026-11-25'. */
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** Returns the five working days after today, in Amsterdam's time zone. */
export function freeSlots(now: Date): readonly Day[] {
  const date = new Date(dayIn.format(now));
  const days: Day[] = [];
  while (days.length < 5) {
    date.setUTCDate(date.getUTCDate() + 1);
    const times = free[date.getUTCDay() - 1];
    if (times !== undefined) days.push({ date: date.toISOString().slice(0, 10), times });
  }
  return days;
}

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats a date as 'donderdag 26 november 2026'. */
export const inDutch = (date: string): string => longDate.format(new Date(date));
