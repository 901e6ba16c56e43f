import {
  parseAbsolute,
  startOfWeek,
  toCalendarDate,
  type CalendarDate,
  type ZonedDateTime,
} from '@internationalized/date';
import type { AgendaItem, AgendaTime } from './WeekAgenda.js';

/** Part of an item that is on one day. */
export interface Block<Item> {
  item: Item;
  /** Start and end in minutes after midnight. */
  from: number;
  to: number;
  /** Place side by side with blocks at the same time, from 0. */
  lane: number;
}

export interface AgendaDay {
  date: CalendarDate;
  blocks: readonly Block<AgendaItem | AgendaTime>[];
  /** Number of blocks side by side. */
  lanes: number;
}

const dayLength = 24 * 60;

const minutesOf = ({ hour, minute }: ZonedDateTime) => hour * 60 + minute;

/** Part of a period on a day, in minutes after midnight. Undefined if it isn't on that day. */
function partOn(date: CalendarDate, start: ZonedDateTime, end: ZonedDateTime) {
  const [first, last] = [toCalendarDate(start), toCalendarDate(end)];
  const from = first.compare(date) < 0 ? 0 : minutesOf(start);
  const to = last.compare(date) > 0 ? dayLength : minutesOf(end);
  const isOn = first.compare(date) <= 0 && last.compare(date) >= 0 && to > from;
  return isOn ? { from, to } : undefined;
}

/** Places blocks that overlap side by side: each in the first lane that is free. */
function placed<Item>(blocks: readonly Omit<Block<Item>, 'lane'>[]) {
  const ends: number[] = [];
  const sorted = blocks.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const inLanes = sorted.map((block) => {
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.to;
    return { ...block, lane };
  });
  return { blocks: inLanes, lanes: Math.max(1, ends.length) };
}

/** First day of the week of a date. */
export const mondayOf = (date: CalendarDate): CalendarDate => startOfWeek(date, 'nl-NL', 'mon');

/** Days of a week with their blocks. Days of the weekend are left out while they are empty. */
export function agendaDays(
  monday: CalendarDate,
  items: readonly (AgendaItem | AgendaTime)[],
  timeZone: string,
): readonly AgendaDay[] {
  const periods = items.map((item) => ({
    item,
    start: parseAbsolute(item.start, timeZone),
    end: parseAbsolute(item.end, timeZone),
  }));
  return Array.from({ length: 7 }, (_, index) => monday.add({ days: index })).flatMap(
    (date, index) => {
      const blocks = periods.flatMap(({ item, start, end }) => {
        const part = partOn(date, start, end);
        return part === undefined ? [] : [{ item, ...part }];
      });
      return index > 4 && blocks.length === 0 ? [] : [{ date, ...placed(blocks) }];
    },
  );
}

/** Hours that show all blocks, and at least working hours. */
export function hoursOf(days: readonly AgendaDay[]): { first: number; last: number } {
  const blocks = days.flatMap((day) => day.blocks);
  return {
    first: Math.min(9, ...blocks.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(17, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  };
}
