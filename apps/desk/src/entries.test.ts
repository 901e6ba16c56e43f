import { ValiError } from 'valibot';
import { expect, test } from 'vitest';
import { assigneesIn, eraseDesk, signDesk, type DeskChange, type DeskEntry } from './entries.ts';
import { changeInWords, describeEntry } from './entryText.ts';
import { requestsIn } from './requests.ts';
import { termIn } from './retention.ts';
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
  expect(entries.map(changeInWords)).toEqual(['Aan Sam', 'Aan Sam', 'Aan Lou', 'Aan niemand meer']);
  const erased = entries.map(eraseDesk);
  expect(assigneesIn(erased)).toEqual(new Map());
  expect(JSON.stringify(erased)).not.toMatch(/Sam|Lou/);
  expect(describeEntry(erased[0] as DeskEntry)).toMatchObject({
    label: 'Toewijzing',
    candidate: '1',
    text: '',
    isErased: true,
  });
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

test('scores of a removed candidate keep their engine, and what happened to the data stays', () => {
  const scored = signDesk(
    {
      type: 'scored',
      candidate: '1',
      engine: 'Vaste regels 1',
      scores: [{ category: 'skills', score: 80, confidence: 70 }, { category: 'growth' }],
    },
    'Noor',
  );
  expect(changeInWords(scored)).toBe(
    'Door Vaste regels 1: Skills & Competenties 80%, 1 zonder bewijs',
  );
  const erased = eraseDesk(scored);
  expect(changeInWords(erased)).toBe('Door Vaste regels 1');
  const { id, at, by } = scored;
  expect(erased).toEqual({
    id,
    at,
    by,
    type: 'removed',
    candidate: '1',
    was: 'scored',
    engine: 'Vaste regels 1',
  });
  expect(eraseDesk(erased)).toEqual(erased);
  for (const change of [
    { type: 'added', candidate: '1' },
    { type: 'disclosure', candidate: '1' },
    { type: 'removal', candidate: '1', why: 'term' },
    { type: 'import', head: '0a'.repeat(32), lines: 2 },
  ] as const) {
    const entry = signDesk(change, 'Noor');
    expect(eraseDesk(entry)).toEqual(entry);
  }
});

test('an import names the number of lines, and the log that it came from by a hash', () => {
  const moved = { type: 'import', head: '0a'.repeat(32) } as const;
  const texts = [1, 20].map((lines) => changeInWords(signDesk({ ...moved, lines }, 'Noor')));
  expect(texts).toEqual([
    'Overgenomen uit een ander logboek: 1 regel',
    'Overgenomen uit een ander logboek: 20 regels',
  ]);
  for (const broken of [
    { head: '0A'.repeat(32), lines: 1 },
    { head: moved.head, lines: 0 },
  ]) {
    expect(() => signDesk({ ...moved, ...broken }, 'Noor')).toThrow(ValiError);
  }
});

const closing = (at: string, isClosed: boolean) =>
  ({
    id: at,
    at,
    by: 'Noor',
    type: 'vacancy',
    details: { title: 'Planner', place: 'Zwolle', hours: '32', requirements: [], isClosed },
  }) as const;

test('a candidate may stay for four weeks after the vacancy was closed, or longer with consent', () => {
  const term = (...entries: DeskEntry[]) => termIn(entries)('1');
  const open = closing('2026-03-01T09:00:00.000Z', false);
  // In Amsterdam it was already the second of March.
  const closed = closing('2026-03-01T23:30:00.000Z', true);
  expect(term(open)).toBeUndefined();
  expect(term(open, closed)).toBe('2026-03-30');
  // Saved again while it was closed.
  expect(term(open, closed, closing('2026-03-09T09:00:00.000Z', true))).toBe('2026-03-30');
  expect(term(open, closed, closing('2026-03-09T09:00:00.000Z', false))).toBeUndefined();
  const consent = (until: string) => signDesk({ type: 'consent', candidate: '1', until }, 'Noor');
  expect(term(closed, consent('2027-03-02'))).toBe('2027-03-02');
  expect(term(closed, consent('2027-03-02'), consent('2026-03-05'))).toBe('2026-03-30');
  expect(termIn([closed, consent('2027-03-02')])('2')).toBe('2026-03-30');
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
