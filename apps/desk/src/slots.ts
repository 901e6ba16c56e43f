import {
  getDayOfWeek,
  now,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  Time,
} from '@internationalized/date';
import type { InterviewSlot } from '@heldermatch/ui';
import type { Slot } from './entries.ts';

const timeZone = 'Europe/Amsterdam';
/** Hours at which an interview can begin. */
const hours = [9, 10, 11, 13, 14, 15, 16];
const workingDays = 10;

/**
 * Times for an interview: each hour of the next ten working days.
 * @param taken Times of other interviews, with the name of the candidate.
 */
export function slotsFrom(taken: readonly (Slot & { name: string })[]): InterviewSlot[] {
  const slots: InterviewSlot[] = [];
  let day = toCalendarDate(now(timeZone));
  for (let days = 0; days < workingDays;) {
    day = day.add({ days: 1 });
    // Monday is the first day of the week in Dutch: 5 and 6 are the weekend.
    if (getDayOfWeek(day, 'nl-NL') > 4) continue;
    days += 1;
    for (const hour of hours) {
      const from = toZoned(toCalendarDateTime(day, new Time(hour)), timeZone);
      const start = from.toAbsoluteString();
      const other = taken.find((one) => one.start === start);
      slots.push({
        start,
        end: from.add({ hours: 1 }).toAbsoluteString(),
        whyUnavailable: other === undefined ? undefined : `Gesprek met ${other.name}`,
      });
    }
  }
  return slots;
}

/** Returns an iCalendar file (RFC 5545) for an interview. */
export async function calendarFile({ start, end }: Slot, title: string): Promise<string> {
  const { default: createCalendar } = await import('ical-generator');
  const calendar = createCalendar({ prodId: '//Heldermatch//Werkbank//NL' });
  calendar.createEvent({ start: new Date(start), end: new Date(end), summary: title });
  return calendar.toString();
}
