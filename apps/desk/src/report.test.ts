import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparedSteps, compareRequirements, compareSources, differs } from './fairness.ts';
import { checkLog } from './log.ts';
import { reportOf, type Report } from './report.ts';
import type { Upload } from './store.ts';
import type { Vacancy } from './vacancy.ts';

const vacancy: Vacancy = {
  id: 'nurse',
  title: 'Verpleegkundige',
  place: 'Zwolle',
  hours: '32 uur',
  requirements: [
    { id: 'big', category: 'skills', title: 'BIG', weight: 'heavy', proofs: ['BIG'] },
    { id: 'car', category: 'skills', title: 'Rijbewijs', weight: 'light', proofs: ['rijbewijs'] },
  ],
  isClosed: false,
};

let count = 0;
const line = (at: string, change: object) => {
  count += 1;
  return { vacancy: 'nurse', entry: { id: `${count}`, by: 'Noor', at: `2026-${at}`, ...change } };
};
const added = (at: string, candidate: string, source?: string) =>
  line(at, { type: 'added', candidate, source });
const decision = (at: string, candidate: string, verdict: string) =>
  line(at, { type: 'decision', candidate, verdict, reason: 'Past' });
const slot = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };
const agreed = (at: string, candidate: string) =>
  line(at, { type: 'interview', candidate, proposed: [], confirmed: slot });

const undone = decision('11-05T09:00:00.000Z', 'c', 'reject');
const rows = [
  added('11-02T09:00:00.000Z', 'a', 'site'),
  added('11-02T09:00:00.000Z', 'b', 'site'),
  added('11-02T09:00:00.000Z', 'c', 'agency'),
  // Half past midnight on Monday in Amsterdam.
  added('11-08T23:30:00.000Z', 'd'),
  decision('11-03T09:00:00.000Z', 'a', 'hold'),
  decision('11-10T09:00:00.000Z', 'a', 'invite'),
  decision('11-06T09:00:00.000Z', 'b', 'reject'),
  undone,
  line('11-05T10:00:00.000Z', { type: 'undo', entry: undone.entry.id }),
  agreed('11-09T09:00:00.000Z', 'a'),
  agreed('11-12T21:00:00.000Z', 'a'),
  // A removed candidate, whose decision remains.
  added('11-02T09:00:00.000Z', 'gone', 'linkedin'),
  line('11-04T09:00:00.000Z', {
    type: 'erased',
    candidate: 'gone',
    was: 'decision',
    verdict: 'invite',
  }),
  line('11-05T09:00:00.000Z', { type: 'removed', candidate: 'gone', was: 'interview' }),
];

const proof = (requirement: string) => ({
  id: 'skills',
  title: 'Skills',
  score: 80,
  confidence: 90,
  why: 'Bewezen',
  evidence: [
    {
      page: 1,
      start: 0,
      end: 3,
      quote: 'BIG',
      reference: 1,
      document: 'cv',
      requirements: [requirement],
    },
  ],
});

const upload = (id: string, requirement?: string, unread: Upload['unread'] = []): Upload => ({
  id,
  vacancy: 'nurse',
  name: id,
  categories: requirement === undefined ? [] : [proof(requirement)],
  unread,
});
const uploads = [
  upload('a', 'big'),
  upload('b', 'car'),
  upload('c', undefined, [{ type: 'scan', page: 1 }]),
  upload('d', 'big'),
];

const report = () => reportOf([vacancy], { ...checkLog(rows), uploads });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts decisions in force, and those of removed candidates', () => {
  expect(report().steps).toEqual({ added: 5, decided: 3, invited: 2, interviewed: 1 });
});

test('takes the median of days to the first decision, and from an invitation to an agreement', () => {
  // 1, 2 and 4 days. The time that was agreed before the invitation doesn't count.
  expect(report().days).toEqual({ decision: 2, interview: 2.5 });
  expect(reportOf([vacancy], { ...checkLog([]), uploads: [] }).days).toEqual({
    decision: null,
    interview: null,
  });
});

test('counts the last twelve weeks from Monday to Sunday in the Netherlands', () => {
  const { weeks } = report();
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ week: '2026-09-07', added: 0, decided: 0 });
  expect(weeks.slice(-4)).toEqual([
    { week: '2026-11-02', added: 4, decided: 3 },
    { week: '2026-11-09', added: 1, decided: 0 },
    { week: '2026-11-16', added: 0, decided: 0 },
    { week: '2026-11-23', added: 0, decided: 0 },
  ]);
});

test('counts by source, most candidates first', () => {
  expect(report().sources).toEqual([
    { source: 'site', added: 2, decided: 2, invited: 1 },
    { source: null, added: 1, decided: 0, invited: 0 },
    { source: 'agency', added: 1, decided: 0, invited: 0 },
    { source: 'linkedin', added: 1, decided: 1, invited: 1 },
  ]);
});

test('divides the candidates that are present by proof, and by the legibility of their file', () => {
  expect(report().requirements).toEqual([
    {
      id: 'big',
      proven: { candidates: 2, decided: 1, invited: 1, interviewed: 1 },
      unproven: { candidates: 1, decided: 1, invited: 0, interviewed: 0 },
    },
    {
      id: 'car',
      proven: { candidates: 1, decided: 1, invited: 0, interviewed: 0 },
      unproven: { candidates: 2, decided: 1, invited: 1, interviewed: 1 },
    },
  ]);
  expect(report().reading).toEqual({
    whole: { candidates: 3, decided: 2, invited: 1, interviewed: 1 },
    partly: { candidates: 1, decided: 0, invited: 0, interviewed: 0 },
  });
  const other = { ...vacancy, id: 'other' };
  expect(reportOf([vacancy, other], { ...checkLog(rows), uploads }).requirements).toEqual([]);
});

const tally = (candidates: number, decided: number, invited: number) => ({
  candidates,
  decided,
  invited,
  interviewed: 0,
});
const compared = (): Report => ({
  ...report(),
  requirements: [
    { id: 'big', proven: tally(20, 10, 8), unproven: tally(20, 10, 4) },
    { id: 'car', proven: tally(20, 9, 9), unproven: tally(20, 10, 4) },
    { id: 'removed', proven: tally(20, 10, 8), unproven: tally(20, 10, 4) },
  ],
  sources: [{ source: 'site', added: 100, decided: 50, invited: 10 }],
});
const [decided, invited, interviewed] = comparedSteps;

test('compares shares of the step before, and none of a small group', () => {
  expect(compareRequirements(vacancy, compared(), invited)).toEqual([
    { label: 'BIG', shares: [0.8, 0.4] },
    { label: 'Rijbewijs', shares: [null, 0.4] },
  ]);
  expect(compareRequirements(vacancy, compared(), decided)[1]).toEqual({
    label: 'Rijbewijs',
    shares: [0.45, 0.5],
  });
  expect(compareSources(compared(), decided)).toEqual([{ label: 'Onze eigen site', share: 0.5 }]);
  expect(compareSources(compared(), interviewed)).toEqual([]);
});

test('a difference counts from four fifths', () => {
  expect(differs([0.8, 0.4])).toBe(true);
  expect(differs([0.5, 0.4])).toBe(false);
  expect(differs([null, 0.4])).toBeUndefined();
});
