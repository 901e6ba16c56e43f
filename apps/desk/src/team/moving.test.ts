import { expect, test } from 'vitest';
import { sealLines } from '../chain.ts';
import type { Stored } from '../store.ts';
import { candidatesOf, move, planMoves } from './moving.ts';
import type { TeamDatabase } from './reads.ts';

const vacancy = '00000000-0000-4000-8000-000000000001';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '1')}`;
const signature = { at: '2026-11-02T09:00:00.000Z', by: 'Noor' };

const version = {
  id: 'v1',
  ...signature,
  type: 'vacancy',
  details: {
    title: 'Kok',
    place: 'Assen',
    hours: '32',
    requirements: [
      { id: '1', category: 'skills', title: 'HACCP', weight: 'normal', proofs: ['HACCP'] },
    ],
    isClosed: false,
  },
};

const addition = (number: number) => ({
  id: `a${number}`,
  ...signature,
  type: 'added',
  candidate: idOf(number),
});

const upload = (number: number, of: string = vacancy) => ({
  id: idOf(number),
  vacancy: of,
  name: `Naam ${number}`,
  categories: [],
});

/** A backup with these entries about the vacancy. */
const backupOf = (entries: readonly object[], stored: Partial<Stored> = {}) => ({
  at: signature.at,
  stored: {
    rows: sealLines(
      entries.map((entry) => ({ vacancy, entry })),
      '',
    ),
    uploads: [],
    views: [],
    texts: new Map(),
    files: new Map(),
    by: 'Noor',
    ...stored,
  },
});

interface Sent {
  after: number;
  lines: readonly { id: string }[];
  candidates: readonly { id: string }[];
}

/** A database that stores what it gets, and has some lines already. */
function databaseWith(stored: number) {
  const sent: Sent[] = [];
  let count = stored;
  const rpc = (_name: string, values: Sent) => {
    sent.push(values);
    count += values.lines.length;
    return Promise.resolve({ data: count, error: null });
  };
  const database = { client: { rpc }, organisation: 'team' } as unknown as TeamDatabase;
  return { database, sent };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('plans the vacancies that a recruiter made, and counts whom it leaves behind', () => {
  const backup = backupOf([version, addition(1)], {
    uploads: [upload(1), upload(2), upload(3, 'recruiter-zorg'), { id: 'x' }],
  });
  const { head, moves, left } = planMoves(backup);
  expect(head).toBe(backup.stored.rows.at(-1)?.hash);
  expect(moves.map(({ title, steps }) => [title, steps.length])).toEqual([['Kok', 2]]);
  expect(moves.map(candidatesOf)).toEqual([2]);
  expect(left).toBe(2);
});

test('moves only the remains of a line about a candidate who stays behind', () => {
  const decision = { ...addition(5), id: 'd', type: 'decision', verdict: 'reject', reason: 'Nee' };
  const [planned] = planMoves(backupOf([version, decision])).moves;
  expect(planned?.steps.map(({ entry }) => entry.type)).toEqual(['vacancy', 'erased']);
});

test('refuses a log that was changed', () => {
  const backup = backupOf([version, addition(1)]);
  const [first, second] = backup.stored.rows;
  const changed = { vacancy, entry: { ...addition(1), by: 'Sam' } };
  const rows = first && second ? [first, { ...second, line: changed }] : [];
  expect(() => planMoves({ ...backup, stored: { ...backup.stored, rows } })).toThrow(/Regel 2/);
});

test('sends each candidate with its first line, in parts of a size', async () => {
  const text = [{ text: 'x'.repeat(200_000) }];
  const backup = backupOf(
    [
      version,
      ...numbers(4).map(addition),
      ...numbers(700).map((one) => ({ ...addition(1), id: `d${one}`, type: 'disclosure' })),
    ],
    {
      uploads: numbers(4).map((one) => upload(one)),
      texts: new Map(numbers(4).map((one) => [idOf(one), text])),
    },
  );
  const [planned = expect.fail()] = planMoves(backup).moves;
  const { database, sent } = databaseWith(0);
  const progress: number[] = [];
  await move(database, 'head', planned, (percentage) => progress.push(Math.round(percentage)));
  expect(sent.map(({ after, lines }) => [after, lines.length])).toEqual([
    [0, 0],
    [0, 3],
    [3, 500],
    [503, 202],
  ]);
  expect(sent.map(({ candidates }) => candidates.length)).toEqual([0, 2, 2, 0]);
  expect(progress).toEqual([0, 0, 71]);
});

test('continues after what was stored, and sends candidates without a line last', async () => {
  const backup = backupOf([version, addition(1)], { uploads: [upload(1), upload(2)] });
  const [planned = expect.fail()] = planMoves(backup).moves;
  const { database, sent } = databaseWith(1);
  await move(database, 'head', planned, () => {});
  expect(sent).toMatchObject([
    { lines: [], candidates: [] },
    { after: 1, lines: [{ id: 'a1' }], candidates: [{ id: idOf(1) }] },
    { after: 2, lines: [], candidates: [{ id: idOf(2) }] },
  ]);
});
