// The accessibility records: complete, and only naming what exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { successCriteria } from '@heldermatch/facts';
import { exemptions } from '../../packages/ui/docs/a11y/exemptions.ts';
import { inherited } from '../../packages/ui/docs/a11y/inherited.ts';
import { ofPage } from '../../packages/ui/docs/a11y/ofPage.ts';
import { listOf, type AccessibilityRecord } from '../../packages/ui/docs/a11y/record.ts';

const root = join(import.meta.dirname, '../..');
const records = import.meta.glob<AccessibilityRecord>('../../packages/ui/src/*/*/*.a11y.ts', {
  import: 'default',
  eager: true,
});

/** Syntax of `aria-keyshortcuts`, and `Text`. */
const key =
  /^(?:(?:Alt|Control|Meta|Shift)\+)*(?:Enter|Space|Tab|Escape|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right)|F\d+|Text|[A-Z0-9,.;])$/;

test('every component has a record', () => {
  const pages = globSync('packages/ui/src/*/*/*.mdx', { cwd: root });
  expect(
    Object.keys(records)
      .map((path) => basename(path, '.a11y.ts'))
      .toSorted(),
  ).toEqual(pages.map((path) => basename(path, '.mdx')).toSorted());
});

test.for(Object.entries(records))('%s names what exists', ([path, record]) => {
  const stories = globSync('*.stories.tsx', {
    cwd: join(import.meta.dirname, dirname(path)),
  })
    .map((file) => readFileSync(join(import.meta.dirname, dirname(path), file), 'utf8'))
    .join('\n');
  const proofs = [...record.requirements, ...record.keyboard];
  const plays = proofs.flatMap((proof) => ('play' in proof ? listOf(proof.play) : []));
  const tests = proofs.flatMap((proof) => ('test' in proof ? [proof.test] : []));
  const keys = record.keyboard.flatMap((row) => listOf(row.keys));
  expect(plays.filter((name) => !stories.includes(`export const ${name}: `))).toEqual([]);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(keys.filter((one) => !key.test(one))).toEqual([]);
});

test('every success criterion is a requirement of a group or of the page', () => {
  const required = Object.values(inherited).flatMap((group) =>
    group.flatMap(({ sc }) => listOf(sc)),
  );
  const own = Object.values(records).flatMap(({ requirements }) =>
    requirements.flatMap(({ sc = [] }) => listOf(sc)),
  );
  const covered = new Set<string>([...required, ...own, ...Object.keys(ofPage)]);
  expect(successCriteria.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

test('every exemption has a reason', () => {
  expect(exemptions.filter(({ reason }) => reason.trim().length < 10)).toEqual([]);
});
