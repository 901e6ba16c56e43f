import { array, assert, nat, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { eraseSealed, findBreak, seal, type Sealed } from './chain.ts';
import { erase } from './log.ts';
import { sign } from './schemas.ts';

interface Line {
  by: string;
  reason?: string;
}

const remainsOf = ({ by }: Line): Line => ({ by });
const lines: readonly Line[] = ['Noor', 'Sam', 'Lou'].map((by, index) => ({
  by,
  reason: `Reden ${index}`,
}));
const sealed = seal(lines, '', remainsOf);
const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = sealed;

test('seals the same whatever the order of keys, and each line after the one before it', () => {
  const turned = sealed.map((row) => ({
    ...row,
    line: Object.fromEntries(Object.entries(row.line).toReversed()) as unknown as Line,
  }));
  expect(findBreak(turned, remainsOf)).toBeUndefined();
  expect(
    findBreak([first, second, ...seal(lines.slice(2), second.hash, remainsOf)], remainsOf),
  ).toBe(undefined);
});

// The same values must come from any other implementation, such as the one in SQL.
test('has a format that others can compute', () => {
  const row: Sealed = {
    line: {
      vacancy: 'zorg',
      entry: { by: 'Noor é "x"', at: '2026-03-02T09:12:00.000Z', score: 70 },
    },
    salt: '000102030405060708090a0b0c0d0e0f',
    digest: 'a4fef9db3beca6501dce00357b689d5fbdf557c6678866e40589fa3701044205',
    hash: '73786dd87330a301d63f5d855f259100dc9f2c062067b2760e3698c439df4080',
  };
  expect(findBreak([row], (line) => line)).toBeUndefined();
});

test.each<[string, readonly Sealed<Line>[], number]>([
  ['a changed line', [first, { ...second, line: { by: 'Sam', reason: 'Anders' } }, third], 1],
  ['another author', [first, { ...second, line: { ...second.line, by: 'Noor' } }, third], 1],
  ['a removed line', [first, third], 1],
  ['moved lines', [second, first, third], 0],
  ['an inserted line', [first, ...seal([{ by: 'Noor' }], first.hash, remainsOf), second, third], 2],
  ['another digest', [first, { ...second, digest: first.digest }, third], 1],
  ['another salt', [{ ...first, salt: '00' }, second, third], 0],
])('finds %s', (_, rows, index) => {
  expect(findBreak(rows, remainsOf)).toBe(index);
});

test('still verifies after a line was erased, and finds a change of its remains', () => {
  const erased = eraseSealed(second, remainsOf);
  expect(JSON.stringify(erased)).not.toMatch(/Reden|salt/);
  expect(findBreak([first, erased, third], remainsOf)).toBeUndefined();
  expect(eraseSealed(erased, remainsOf)).toEqual(erased);
  expect(findBreak([first, { ...erased, line: { by: 'Lou' } }, third], remainsOf)).toBe(1);
  expect(findBreak([first, erased, third], remainsOf, () => false)).toBe(1);
  // A salt that was deleted to hide a change.
  const { salt: _salt, ...unsalted } = second;
  expect(findBreak([first, unsalted, third], remainsOf)).toBe(1);
});

test('the same data have another digest each time, so that erased ones can’t be guessed', () => {
  expect(seal(lines, '', remainsOf)[0]?.digest).not.toBe(first.digest);
});

test('seals a reason with a lone surrogate, which has no canonical form, once it is signed', () => {
  const change = {
    type: 'decision',
    candidate: '1',
    verdict: 'hold',
    reason: 'Even \uD83D',
  } as const;
  expect(() => seal<unknown>([change], '', (line) => line)).toThrow(/surrogate/);
  const entry = sign(change, 'Noor');
  expect(entry).toMatchObject({ reason: 'Even \uFFFD' });
  expect(findBreak(seal([entry], '', erase), erase)).toBeUndefined();
});

test('any log verifies, and no log does after a change', () => {
  const anyLine = record({
    by: string({ unit: 'grapheme' }),
    reason: string({ unit: 'grapheme' }),
  });
  assert(
    property(array(anyLine, { minLength: 1 }), nat(), (written, at) => {
      const rows = seal<Line>(written, '', remainsOf);
      expect(findBreak(rows, remainsOf)).toBeUndefined();
      const changed = at % rows.length;
      const other = rows.map((row, index) =>
        index === changed ? { ...row, line: { ...row.line, by: `${row.line.by}!` } } : row,
      );
      expect(findBreak(other, remainsOf)).toBe(changed);
    }),
  );
});
