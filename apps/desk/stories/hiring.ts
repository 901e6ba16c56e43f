// A quarter of hiring for one vacancy, until now: the numbers of a report are about the last weeks.
import { startOfWeek, today } from '@internationalized/date';
import type { Kept } from '../fixtures/memoryStore.ts';
import { sources } from '../src/entries.ts';
import { timeZone } from '../src/format.ts';

const day = 86_400_000;

/** Time that is some days ago, at nine in the morning of a time zone without summer time. */
const daysAgo = (days: number, hour = 9) => {
  const morning = new Date(Date.now() - days * day);
  morning.setUTCHours(hour, 0, 0, 0);
  return morning.toISOString();
};

const idOf = (index: number) => `3f2a1c52-0000-4000-8000-${String(index).padStart(12, '0')}`;

const verdicts = ['invite', 'reject', 'hold', 'invite', 'reject'] as const;
const reason = 'De ervaring ligt op een ander vlak dan het werk vraagt';

const additions = Array.from({ length: 56 }, (_, index) => {
  const days = 80 - Math.floor(index * 1.4);
  return {
    id: idOf(index),
    days,
    source: sources[(index * index) % (sources.length - 1)]?.id,
    verdict: verdicts[index % verdicts.length],
    decided: days - 2 - (index % 9),
  };
});

const ofAdded = additions.flatMap(({ id: candidate, days, source, verdict, decided }) => [
  { at: daysAgo(days), type: 'added', candidate, source },
  ...(decided < 1
    ? []
    : [{ at: daysAgo(decided, 15), type: 'decision', candidate, verdict, reason }]),
  ...(decided < 8 || verdict !== 'invite'
    ? []
    : [
        {
          at: daysAgo(decided - 3 - (days % 4), 11),
          type: 'interview',
          candidate,
          proposed: [],
          confirmed: { start: daysAgo(decided - 7, 12), end: daysAgo(decided - 7, 13) },
          interviewers: ['Noor', 'Sam'],
        },
      ]),
]);

/** Decisions about invented candidates, of whom the list knows which requirements their CV proves. */
const ofInvented = Array.from({ length: 200 }, (_, index) => ({
  at: daysAgo(78 - Math.floor(index * 0.38), 10),
  type: 'decision',
  candidate: String(9501 + index).padStart(5, '0'),
  verdict: verdicts[(index * 3) % verdicts.length],
  reason,
}));

/** Stored data of a browser. */
export const hiring: Kept = {
  by: 'Noor',
  rows: [...ofAdded, ...ofInvented].map((entry, index) => ({
    vacancy: 'hr-adviseur',
    entry: { id: `line-${index}`, by: index % 2 === 0 ? 'Noor' : 'Sam', ...entry },
  })),
  uploads: additions.map(({ id }, index) => ({
    id,
    vacancy: 'hr-adviseur',
    name: `Kandidaat ${index + 1} Verzonnen`,
    categories: [],
    unread: index % 4 === 0 ? [{ type: 'scan', page: 1 }] : [],
  })),
};

/** Stored data after the first three decisions. */
export const started: Kept = {
  by: 'Noor',
  rows: ofInvented.slice(0, 3).map((entry, index) => ({
    vacancy: 'hr-adviseur',
    entry: { ...entry, id: `line-${index}`, by: 'Noor', at: daysAgo(0, 0) },
  })),
};

/** Monday of the desk's current week, at midnight in UTC. */
const monday = startOfWeek(today(timeZone), 'nl-NL').toDate('UTC').getTime();

/** Times of the current week, in which interviews are agreed and proposed. */
function slot(weekday: number, hour: number) {
  const start = monday + weekday * day + hour * 3_600_000;
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
}

const interviews = [
  { confirmed: slot(0, 10), interviewers: ['Noor', 'Sam'] },
  { confirmed: slot(1, 13), interviewers: ['Sam'] },
  { confirmed: slot(1, 14), interviewers: ['Noor'] },
  { proposed: [slot(2, 9), slot(3, 9), slot(3, 15)] },
  { confirmed: slot(4, 11) },
];

/** Stored data with interviews in the current week. */
export const planned: Kept = {
  ...hiring,
  rows: interviews.map((interview, index) => ({
    vacancy: 'hr-adviseur',
    entry: {
      id: `interview-${index}`,
      at: daysAgo(7),
      by: 'Noor',
      type: 'interview',
      candidate: idOf(index),
      proposed: [],
      ...interview,
    },
  })),
};
