// Tests that the desk and the database of a team agree: on valid entries, and on the chain of the log.
import type { Sealed } from '@heldermatch/scorecard/chain';
import { is } from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../backend/local/server.ts';
import { entriesOfDesk, expectSameEntries } from '../../backend/tests/entries.ts';
import { SITE, signedInUser, temporaryFolder } from '../../backend/tests/harness.ts';
import { openFolder } from '../../backend/tests/schemas.ts';
import { findChange } from '../src/chain.ts';
import { DeskEntrySchema } from '../src/entries.ts';
import { checkLog } from '../src/log.ts';
import { reportOf, type Report } from '../src/report.ts';
import { lineOf, type LineRow } from '../src/team/answers.ts';

const vacancy = '00000000-0000-4000-8000-000000000002';
const candidate = '00000000-0000-4000-8000-000000000003';

test('entries are valid exactly when the schema accepts them', async () => {
  const database = await openFolder(await temporaryFolder());
  onTestFinished(() => database.close());
  await expectSameEntries(database, entriesOfDesk, (entry) => is(DeskEntrySchema, entry));
});

test('the desk verifies imported lines as the database does', async () => {
  const backend = await startBackend({
    port: 0,
    siteUrl: SITE,
    dataDir: await temporaryFolder(),
    log: () => undefined,
    limitFactor: 100,
  });
  onTestFinished(() => backend.close());
  const { client } = await signedInUser(backend.url, 'Anna');
  const { data: organisation } = await client.rpc('create_organisation', { name: 'Team' });
  const signature = { at: '2026-11-02T09:00:00.000Z', by: ' Sam ' };
  const requirements = [
    { id: '1', category: 'skills', title: 'BIG', weight: 'light', proofs: ['BIG'] },
  ];
  const details = { title: 'Kok ', place: 'Assen', hours: '32', requirements, isClosed: true };
  const lines = [
    { id: 'b1', ...signature, type: 'vacancy', details },
    { id: 'b2', ...signature, type: 'added', candidate },
    { id: 'b3', ...signature, type: 'decision', candidate, verdict: 'hold', reason: ' Goed ' },
    { id: 'b4', ...signature, type: 'assignment', candidate, to: ' Bert ' },
  ];
  const candidates = [{ id: candidate, name: 'Jan', pages: [{ text: 'Zorg' }], categories: [] }];
  const head = '0a'.repeat(32);
  const given = { organisation, vacancy, head, total: 4, after: 0 };
  expect((await client.rpc('import_lines', given)).data).toBe(0);
  expect((await client.rpc('import_lines', { ...given, lines, candidates })).data).toBe(4);
  expect((await client.rpc('import_lines', { ...given, lines })).error).toMatchObject({
    code: 'PT409',
    details: null,
  });
  expect((await client.rpc('import_lines', given)).data).toBe(4);

  const readRows = async () => {
    const rows: LineRow[] = (await client.rpc('read_lines', { organisation })).data;
    return rows.map((row): Sealed => {
      const { salt, digest, hash } = row;
      return { line: lineOf(row), ...(salt !== null && { salt }), digest, hash };
    });
  };
  const rows = await readRows();
  expect(rows.map(({ line }) => line)).toMatchObject([
    { vacancy: null, entry: { type: 'membership', by: 'Anna', member: 'Anna', change: 'joined' } },
    { vacancy, entry: { type: 'import', by: 'Anna', head, lines: 4 } },
    ...lines.map((line) => ({ vacancy, entry: line, import: expect.any(String) })),
  ]);
  expect(findChange(rows)).toBeUndefined();
  const withoutImport = rows.map((row) => ({
    ...row,
    line: { ...(row.line as object), import: undefined },
  }));
  expect(findChange(withoutImport)).toBe(2);
  await client.rpc('remove_candidate', { organisation, candidate, why: 'request' });
  expect(findChange(await readRows())).toBeUndefined();
  const { data: verified } = await client.rpc('verify_log', { organisation });
  expect(verified).toEqual([{ count: 7, head: expect.any(String), broken: null }]);
});

test('the desk and the database count the same', async () => {
  const backend = await startBackend({
    port: 0,
    siteUrl: SITE,
    dataDir: await temporaryFolder(),
    log: () => undefined,
    limitFactor: 100,
  });
  onTestFinished(() => backend.close());
  const { client } = await signedInUser(backend.url, 'Anna');
  const { data: organisation } = await client.rpc('create_organisation', { name: 'Team' });
  const details = {
    title: 'Kok',
    place: 'Assen',
    hours: '32',
    requirements: [
      {
        id: '1',
        category: 'skills' as const,
        title: 'BIG',
        weight: 'light' as const,
        proofs: ['BIG'],
      },
    ],
    isClosed: false,
  };
  const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${number}0`;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const slot = { start: daysAgo(1), end: daysAgo(1) };
  const entries: readonly {
    type: string;
    at: string;
    candidate?: string;
    [field: string]: unknown;
  }[] = [
    { type: 'vacancy', at: daysAgo(60), details },
    ...Array.from({ length: 8 }, (_, index) => {
      const one = idOf(index);
      const invitation = { type: 'decision', candidate: one, verdict: 'invite' };
      return [
        {
          type: 'added',
          at: daysAgo(50 - index * 5),
          candidate: one,
          ...(index > 1 && { source: index > 4 ? 'agency' : 'linkedin' }),
        },
        ...(index > 5
          ? []
          : [{ ...invitation, verdict: 'hold', reason: 'Later', at: daysAgo(48 - index * 6.5) }]),
        ...(index % 2 > 0 ? [] : [{ ...invitation, at: daysAgo(12 - index) }]),
        ...(index === 3 || index === 4
          ? [
              {
                type: 'interview',
                candidate: one,
                at: daysAgo(7.25 - index),
                proposed: [],
                confirmed: slot,
              },
            ]
          : []),
      ];
    }).flat(),
  ];
  const lines = entries.map((entry, index) => ({ id: `line-${index}`, by: 'Sam', ...entry }));
  const last = lines.findLast(
    ({ type, candidate: about }) => type === 'decision' && about === idOf(6),
  );
  const undo = { id: 'undo', by: 'Sam', at: daysAgo(3), type: 'undo', entry: last?.id };
  const proof = {
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
        requirements: ['1'],
      },
    ],
  };
  const unproven = { id: 'skills', title: 'Skills', why: 'Geen bewijs', evidence: [] };
  const candidates = Array.from({ length: 8 }, (_, index) => ({
    id: idOf(index),
    name: `Kandidaat ${index}`,
    pages: [{ text: 'BIG' }],
    categories: index < 4 ? [index === 3 ? unproven : proof] : [],
    ...(index < 4 && { engine: 'Regels' }),
    unread: index % 3 === 0 ? [{ type: 'scan' as const, page: 1 }] : [],
  }));
  const given = { organisation, vacancy, head: '0a'.repeat(32), total: lines.length + 1, after: 0 };
  await client.rpc('import_lines', given);
  const all = [...lines, undo];
  expect((await client.rpc('import_lines', { ...given, lines: all, candidates })).error).toBeNull();

  const rowsNow = async () =>
    ((await client.rpc('read_lines', { organisation })).data as LineRow[]).map(lineOf);
  /** Both compute with floating-point numbers, in another order. */
  const rounded = (report: Report) =>
    JSON.parse(JSON.stringify(report), (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    );
  const compare = async (present: typeof candidates) => {
    const uploads = present.map((one) => ({ ...one, vacancy }));
    const counted = (await client.rpc('report', { organisation, vacancy })).data as Report;
    const own = reportOf([{ ...details, id: vacancy }], { ...checkLog(await rowsNow()), uploads });
    expect(rounded(counted)).toEqual(rounded(own));
    return own;
  };
  const before = await compare(candidates);
  expect(before.steps).toEqual({ added: 8, decided: 6, invited: 3, interviewed: 1 });
  await client.rpc('remove_candidate', { organisation, candidate: idOf(4), why: 'request' });
  const after = await compare(candidates.filter(({ id }) => id !== idOf(4)));
  expect(after.steps).toEqual({ ...before.steps, interviewed: 0 });
  expect((await client.rpc('report', { organisation })).data).toMatchObject({ requirements: [] });
});
