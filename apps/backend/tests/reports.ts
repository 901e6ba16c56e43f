// Generated logs of a vacancy, to compare the report of the database with that of the desk.
import type { Category } from '@heldermatch/scorecard';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../local/database.ts';

const team = '00000000-0000-4000-8000-000000000021';
const hour = 3_600_000;
const slot = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };

interface Entry {
  id: string;
  at: string;
  by: string;
  type: string;
  candidate?: string;
}

/** Candidate as it is stored. */
interface Candidate {
  id: string;
  categories: readonly Category[];
  unread: readonly { type: 'scan'; page: number }[];
}

/** A vacancy with its log. */
export interface History {
  vacancy: string;
  requirements: readonly { id: string }[];
  entries: readonly Entry[];
  /** Candidates who were not removed. */
  candidates: readonly Candidate[];
}

const evidence = { page: 1, start: 0, end: 3, quote: 'BIG', reference: 1, document: 'cv' };
const scorecardOf = (requirements: readonly string[]): readonly Category[] => [
  {
    id: 'skills',
    title: 'Skills',
    score: 80,
    confidence: 90,
    why: 'Ja',
    evidence: [{ ...evidence, requirements }],
  },
];

const person = fc.record({
  id: fc.uuid(),
  isGone: fc.boolean(),
  source: fc.constantFrom(undefined, 'site', 'job-board', 'linkedin', 'agency'),
  requirements: fc.constantFrom(undefined, ['r1'], ['r2'], ['r1', 'r2']),
  isScan: fc.boolean(),
  addedHoursAgo: fc.integer({ min: 0, max: 100 * 24 }),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom('invite', 'invite', 'hold', 'reject', 'undo', 'agreed', 'proposed'),
      hours: fc.integer({ min: 0, max: 20 * 24 }),
    }),
    { maxLength: 6 },
  ),
});

type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

interface Change {
  type: string;
  candidate?: string;
  [field: string]: unknown;
}

/** Change of a person's course. Of one who was removed, what remains. */
function changeOf(kind: string, isGone: boolean): Change {
  if (kind === 'agreed' || kind === 'proposed') {
    if (isGone) return { type: 'removed', was: 'interview' };
    const confirmed = kind === 'agreed' && { confirmed: slot };
    return { type: 'interview', proposed: [slot], ...confirmed };
  }
  return isGone
    ? { type: 'erased', was: 'decision', verdict: kind }
    : { type: 'decision', verdict: kind, reason: 'Past' };
}

/** Entries about a person, in their order. */
function entriesOf({ id, isGone, source, addedHoursAgo, events }: Person): Entry[] {
  const start = Date.now() - addedHoursAgo * hour;
  const signed = (hours: number, change: Change): Entry => ({
    id: crypto.randomUUID(),
    at: new Date(Math.min(start + hours * hour, Date.now())).toISOString(),
    by: 'Noor',
    ...change,
  });
  const added = { type: 'added', candidate: id, ...(source && { source }) };
  const entries = [signed(0, added)];
  const decisions: string[] = [];
  for (const { kind, hours } of events.toSorted((one, other) => one.hours - other.hours)) {
    const undone = kind === 'undo' ? decisions.pop() : undefined;
    const undo = { type: 'undo', entry: undone };
    const change = kind === 'undo' ? undo : { ...changeOf(kind, isGone), candidate: id };
    // There may be nothing to undo.
    if (kind === 'undo' && undone === undefined) continue;
    const entry = signed(hours, change);
    if (entry.type === 'decision' || entry.type === 'erased') decisions.push(entry.id);
    entries.push(entry);
  }
  return entries;
}

const histories = fc
  .record({ vacancy: fc.uuid(), people: fc.array(person, { minLength: 1, maxLength: 12 }) })
  .map(({ vacancy, people }): History => {
    const entries = people
      .flatMap(entriesOf)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    const candidates = people
      .filter(({ isGone }) => !isGone)
      .map(({ id, requirements, isScan }) => ({
        id,
        categories: requirements === undefined ? [] : scorecardOf(requirements),
        unread: isScan ? [{ type: 'scan' as const, page: 1 }] : [],
      }));
    return { vacancy, requirements: [{ id: 'r2' }, { id: 'r1' }], entries, candidates };
  });

interface Days {
  days: Record<string, number | null>;
}

/** Durations are quotients, which both compute in another way. */
const rounded = <Report extends Days>(report: Report) => ({
  ...report,
  days: Object.fromEntries(
    Object.entries(report.days).map(([key, days]) => [key, days && Math.round(days * 1e6)]),
  ),
});

/** Fails unless the database computes the same report of a vacancy. */
export async function expectSameReports(
  { driver }: Database,
  reportOf: (history: History) => object,
): Promise<void> {
  await driver.query(`insert into public.organisations (id, name) values ('${team}', 'Team')`);
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { vacancy, requirements, entries, candidates } = history;
      await driver.query(
        'insert into public.vacancies (organisation, id, details) values ($1, $2, $3)',
        [team, vacancy, JSON.stringify({ title: 'Kok', isClosed: false, requirements })],
      );
      await driver.query(
        `insert into public.candidates (organisation, id, vacancy, name, categories, unread, proven, scores)
         select $1, (one ->> 'id')::uuid, $2, 'Naam', one -> 'categories', one -> 'unread',
           private.proven_in(one -> 'categories'), '{}'
         from jsonb_array_elements($3) as one`,
        [team, vacancy, JSON.stringify(candidates)],
      );
      await driver.query(
        `select private.write_line($1, null, $2, entry, 'source') from jsonb_array_elements($3) as entry`,
        [team, vacancy, JSON.stringify(entries)],
      );
      await driver.query(
        `select private.mark_undone($1, entry ->> 'entry') from jsonb_array_elements($2) as entry
         where entry ->> 'type' = 'undo'`,
        [team, JSON.stringify(entries)],
      );
      const { rows } = await driver.query<{ report: Days }>('select public.report($1, $2)', [
        team,
        vacancy,
      ]);
      const [answer = expect.fail()] = rows;
      expect(rounded(answer.report)).toEqual(rounded(reportOf(history) as Days));
    }),
    { numRuns: 40 },
  );
}
