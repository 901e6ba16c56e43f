/** A day on which a demo can be planned. */
export interface Day {
  /** As 2026-11-26. */
  date: string;
  /** When a demo of half an hour can begin, as 10:00. */
  times: readonly string[];
}

/** What is free on a Monday, and so on: others have planned too. */
const free = [
  ['09:30', '10:00', '11:30', '13:00', '13:30', '15:00', '16:00', '16:30'],
  ['09:00', '10:30', '11:00', '13:30', '14:00', '14:30', '16:00'],
  ['10:00', '10:30', '11:00', '11:30', '14:30', '15:00', '15:30', '16:30'],
  ['09:00', '09:30', '11:00', '13:00', '14:00', '15:30', '16:00'],
  ['09:30', '10:00', '10:30', '11:30', '13:00', '13:30', '14:00'],
];

/** As 2026-11-25, the day that it is in Amsterdam. */
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The five working days after today, as it is in Amsterdam. */
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

/** As 'donderdag 26 november 2026'. */
export const inDutch = (date: string): string => longDate.format(new Date(date));
