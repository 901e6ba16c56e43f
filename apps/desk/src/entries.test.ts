import { expect, test } from 'vitest';
import { assigneesIn, eraseDesk, inWords, signDesk, type DeskChange } from './entries.ts';
import { requestsIn } from './requests.ts';
import { calendarFile, slotsFrom } from './slots.ts';

const request = {
  type: 'request',
  candidate: '1',
  kind: 'review',
  text: 'Kijk opnieuw',
  received: '2026-01-31',
} as const;

test('a request is due within a month, until it is answered', () => {
  const asked = signDesk(request, 'Noor');
  expect(requestsIn([asked])).toEqual([{ ...asked, due: '2026-02-28', answer: undefined }]);
  const answer = signDesk(
    { type: 'answer', candidate: '1', request: asked.id, outcome: 'granted', text: 'Gedaan' },
    'Sam',
  );
  expect(requestsIn([asked, answer])[0]?.answer).toBe(answer);
});

test.each<[string, DeskChange, string]>([
  ['a request without text', { ...request, text: ' ' }, 'Vul in wat de kandidaat vraagt'],
  ['a request without a date', { ...request, received: '' }, 'Vul de datum in'],
  [
    'an answer without text',
    { type: 'answer', candidate: '1', request: '2', outcome: 'refused', text: '' },
    'Vul in wat u antwoordt',
  ],
  [
    'an assignment to an empty name',
    { type: 'assignment', candidate: '1', to: ' ' },
    'Vul de naam van uw collega in',
  ],
])('%s is refused', (_, change, message) => {
  expect(() => signDesk(change, 'Noor')).toThrow(message);
});

test('a candidate is assigned to the last colleague, or to no one', () => {
  const assign = (candidate: string, to?: string) =>
    signDesk({ type: 'assignment', candidate, to }, 'Noor');
  const entries = [assign('1', ' Sam '), assign('2', 'Sam'), assign('1', 'Lou'), assign('2')];
  expect(assigneesIn(entries)).toEqual(new Map([['1', 'Lou']]));
  expect(entries.map((entry) => inWords(entry, (id) => `Kandidaat ${id}`))).toEqual([
    'Kandidaat 1 toegewezen aan Sam',
    'Kandidaat 2 toegewezen aan Sam',
    'Kandidaat 1 toegewezen aan Lou',
    'Kandidaat 2 is aan niemand meer toegewezen',
  ]);
  const erased = entries.map(eraseDesk);
  expect(assigneesIn(erased)).toEqual(new Map());
  expect(JSON.stringify(erased)).not.toMatch(/Sam|Lou/);
  expect(erased.map((entry) => inWords(entry, String))).toEqual(
    entries.map(() => 'Toewijzing van een verwijderde kandidaat'),
  );
});

test('an entry about a removed candidate keeps its author and time', () => {
  const { id, at, by } = signDesk(request, 'Noor');
  expect(eraseDesk({ ...request, id, at, by })).toEqual({
    id,
    at,
    by,
    type: 'removed',
    candidate: '1',
    was: 'request',
  });
});

test('offers each hour of ten working days, and names whose interview takes one', () => {
  const slots = slotsFrom([]);
  expect(slots).toHaveLength(70);
  const weekday = (at: string) => new Date(at).getUTCDay();
  expect(new Set(slots.map(({ start }) => weekday(start)))).toEqual(new Set([1, 2, 3, 4, 5]));
  const [first = expect.fail()] = slots;
  const { whyUnavailable } = slotsFrom([{ ...first, name: 'Kandidaat 1' }])[0] ?? {};
  expect(whyUnavailable).toBe('Gesprek met Kandidaat 1');
});

test('writes an interview as iCalendar', async () => {
  const file = await calendarFile(
    { start: '2026-12-01T08:00:00Z', end: '2026-12-01T09:00:00Z' },
    'Gesprek met Kandidaat 1',
  );
  expect(file).toContain('DTSTART:20261201T080000Z');
  expect(file).toContain('DTEND:20261201T090000Z');
  expect(file).toContain('SUMMARY:Gesprek met Kandidaat 1');
});
