import { use, useMemo } from 'react';
import { defaultTimeZone, zoneName } from '../../internal/date/timeZone.js';
import { LanguageContext } from '../../messages/useMessages.js';
import type { InterviewSlot } from './InterviewPlanner.js';

export interface Day {
  id: string;
  /** 'dinsdag 3 maart' */
  title: string;
  slots: readonly InterviewSlot[];
}

/** The label distinguishes slots with equal times. */
export const keyOf = ({ start, end, label = '' }: InterviewSlot) => `${start} ${end} ${label}`;

/** Groups slots by day, and formats them in the language of the page and a time zone. */
export function useSlots(slots: readonly InterviewSlot[], timeZone = defaultTimeZone) {
  const { locale } = use(LanguageContext);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    });
    // Day key with the year, so that slots of different years stay separate.
    const date = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    const timeOf = ({ start, end }: InterviewSlot) =>
      time.formatRange(new Date(start), new Date(end));
    const days = new Map<string, { id: string; title: string; slots: InterviewSlot[] }>();
    const sorted = slots.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
    for (const slot of sorted) {
      const start = new Date(slot.start);
      const id = date.format(start);
      const known = days.get(id) ?? { id, title: day.format(start), slots: [] };
      known.slots.push(slot);
      days.set(id, known);
    }
    return {
      days: [...days.values()] as readonly Day[],
      timeOf,
      /** 'dinsdag 3 maart, 09:30–10:00 (Teams)' */
      wordsOf: (slot: InterviewSlot) => {
        const words = `${day.format(new Date(slot.start))}, ${timeOf(slot)}`;
        return slot.label === undefined ? words : `${words} (${slot.label})`;
      },
      zone: sorted[0] && zoneName(timeZone, locale, new Date(sorted[0].start)),
    };
  }, [slots, locale, timeZone]);
}
