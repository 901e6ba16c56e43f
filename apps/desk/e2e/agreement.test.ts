// Tests that the desk and the database of a team agree: on valid entries, and on the chain of the log.
import type { Sealed } from '@heldermatch/scorecard/chain';
import { is } from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../backend/local/server.ts';
import { entriesOfDesk, expectSameEntries } from '../../backend/tests/entries.ts';
import { SITE, signedInUser, temporaryFolder } from '../../backend/tests/harness.ts';
import { expectSameReports } from '../../backend/tests/reports.ts';
import { openFolder } from '../../backend/tests/schemas.ts';
import { findChange } from '../src/chain.ts';
import { DeskEntrySchema } from '../src/entries.ts';
import { checkLog } from '../src/log.ts';
import { reportOf } from '../src/report.ts';
import { lineOf, type LineRow } from '../src/team/answers.ts';

const vacancy = '00000000-0000-4000-8000-000000000002';
const candidate = '00000000-0000-4000-8000-000000000003';

test('entries are valid exactly when the schema accepts them', async () => {
  const database = await openFolder(await temporaryFolder());
  onTestFinished(() => database.close());
  await expectSameEntries(database, entriesOfDesk, (entry) => is(DeskEntrySchema, entry));
});

test('the report of the database has the numbers of the desk', async () => {
  const database = await openFolder(await temporaryFolder());
  onTestFinished(() => database.close());
  await expectSameReports(database, ({ vacancy: id, requirements, entries, candidates }) => {
    const details = { title: 'Kok', place: 'Assen', hours: '32', isClosed: false };
    const named = requirements.map((requirement) => ({
      ...requirement,
      category: 'skills' as const,
      title: 'BIG',
      weight: 'light' as const,
      proofs: ['BIG'],
    }));
    const uploads = candidates.map((one) => ({ ...one, vacancy: id, name: 'Naam' }));
    const rows = entries.map((entry) => ({ vacancy: id, entry }));
    return reportOf([{ ...details, id, requirements: named }], { ...checkLog(rows), uploads });
  });
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
