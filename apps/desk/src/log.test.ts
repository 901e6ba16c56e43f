import type { LogEntry } from '@heldermatch/scorecard';
import { eraseSealed, seal } from '@heldermatch/scorecard/chain';
import { expect, test } from 'vitest';
import { findChange } from './chain.ts';
import { candidateIn, checkLog, remainsOf, withLines } from './log.ts';
import { reasons, logReasons } from './reasons.ts';

const signature = { at: '2026-03-02T09:12:00.000Z', by: 'Noor' };
const line = (entry: object, vacancy: unknown = 'zorg') => ({
  vacancy,
  entry: { ...signature, ...entry } as LogEntry,
});
const invite = (id: string) => line({ id, type: 'decision', candidate: '1', verdict: 'invite' });
const adjustment = {
  id: '2',
  type: 'adjustment',
  candidate: '1',
  category: 'skills',
  original: 41,
  score: 70,
  reason: 'Zij liet het zien',
};

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'regel'],
  ['a line without an entry', { vacancy: 'zorg' }],
  ['a line without a vacancy', line(adjustment, 3)],
  ['a time that is no time', line({ ...adjustment, at: 'gisteren' })],
  ['an adjustment to 900 per cent', line({ ...adjustment, score: 900 })],
  ['an adjustment without a reason', line({ ...adjustment, reason: ' ' })],
  [
    'a rejection without a reason',
    line({ id: '2', type: 'decision', candidate: '1', verdict: 'reject' }),
  ],
  ['an id that was given before', invite('1')],
  ['an undo of nothing', line({ id: '2', type: 'undo', entry: 'nergens' })],
])('treats %s as broken, and lets it block no other line', (_, row) => {
  const [before, after] = [invite('1'), invite('3')];
  expect(checkLog([before, row, after])).toEqual({
    all: [before, after],
    deskLines: [],
    lines: [before, after],
    broken: [row],
  });
});

test('allows the same id in another vacancy’s log, and limits an undo to its own vacancy', () => {
  const rows = [
    invite('1'),
    { ...invite('1'), vacancy: 'hr' },
    line({ id: '2', type: 'undo', entry: '1' }),
    line(adjustment, 'hr'),
  ];
  expect(checkLog(rows)).toEqual({ all: rows, deskLines: [], lines: rows, broken: [] });
});

test('shows a line that is being saved once, also when it has been stored', () => {
  const unsaved = { vacancy: 'zorg', entry: invite('2').entry };
  expect(withLines([invite('1')], [unsaved])).toEqual([invite('1'), unsaved]);
  expect(withLines([invite('1'), unsaved], [unsaved])).toEqual([invite('1'), unsaved]);
});

test('erases every score and text about a removed candidate, even in an unreadable row', () => {
  const rejection = { id: '3', type: 'decision', candidate: '1', verdict: 'reject', code: 'hours' };
  const rows = [
    line(adjustment),
    line({ ...rejection, reason: 'Sam wil minder werken' }),
    line({ ...adjustment, at: 'gisteren' }),
    line({ ...adjustment, candidate: '2', id: '4' }),
    line({ id: '5', type: 'weight', category: 'skills', weight: 'heavy' }),
    line({ id: '6', type: 'undo', entry: '2' }),
    'regel',
  ];
  const eraseOne = (row: unknown) => (candidateIn(row) === '1' ? remainsOf(row) : row);
  const left = rows.map(eraseOne);
  const erased = { type: 'erased', candidate: '1' };
  expect(left).toEqual([
    line({ ...erased, id: '2', was: 'adjustment', category: 'skills' }),
    line({ ...erased, id: '3', was: 'decision', verdict: 'reject', code: 'hours' }),
    { vacancy: 'zorg', entry: erased },
    ...rows.slice(3),
  ]);
  expect(checkLog(left).lines).toEqual([left[0], left[1], left[3], left[4], left[5]]);
  expect(left.map(eraseOne)).toEqual(left);
});

test('a line without its data is only unchanged if the removal of its candidate was recorded', () => {
  const removal = line({ id: '3', type: 'removal', candidate: '1', why: 'request' });
  const rows = seal<unknown>([line(adjustment), invite('9'), removal], '', remainsOf);
  expect(findChange(rows)).toBeUndefined();
  const erased = rows.map((row) => eraseSealed(row, remainsOf));
  expect(JSON.stringify(erased)).not.toMatch(/liet het zien|score/);
  expect(findChange(erased)).toBeUndefined();
  expect(findChange(erased.slice(0, 2))).toBe(0);
  // The last line in another vacancy.
  const [first, second, third = expect.fail()] = rows;
  expect(
    findChange([
      ...[first, second].flatMap((row) => row ?? []),
      { ...third, line: { ...removal, vacancy: 'hr' } },
    ]),
  ).toBe(2);
});

test('values that were written with outer spaces verify, before and after a removal', () => {
  const spaced = { ...adjustment, by: ' Noor ', category: ' skills', reason: ' Ja ' };
  const removal = line({ id: '3', type: 'removal', candidate: '1', why: 'request' });
  const imported = { ...line(spaced), import: '0' };
  const [first = expect.fail(), ...rest] = seal<unknown>([imported, removal], '', remainsOf);
  expect(findChange([first, ...rest])).toBeUndefined();
  const erased = eraseSealed(first, remainsOf);
  expect(erased.line).toEqual({
    vacancy: 'zorg',
    import: '0',
    entry: {
      id: '2',
      at: signature.at,
      by: ' Noor ',
      type: 'erased',
      candidate: '1',
      was: 'adjustment',
      category: ' skills',
    },
  });
  expect(findChange([erased, ...rest])).toBeUndefined();
  expect(findChange([{ ...erased, line: line({ ...spaced, import: '1' }) }, ...rest])).toBe(0);
});

test('still labels former reasons in the log, but no longer offers them', () => {
  const before = ['Onvoldoende Nederlands', 'Woont te ver weg'];
  const labels = new Map(logReasons.map(({ id, label }) => [id, label]));
  expect(['language', 'travel'].map((id) => labels.get(id))).toEqual(before);
  expect(labels.size).toBe(logReasons.length);
  expect(reasons.filter(({ label }) => before.includes(label))).toEqual([]);
});
