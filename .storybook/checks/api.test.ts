// The library's public interface is as its report has it, and a change of it is told to who uses it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApi, reportFile, reportOf } from '../../packages/ui/api.ts';

const root = join(import.meta.dirname, '../..');
const api = readApi();
const report = reportOf(api);
const seal = createHash('sha256').update(report).digest('hex').slice(0, 8);

test('the report is as the interface is: `pnpm generate` writes it', () => {
  expect(api.filter(({ kind }) => kind === 'component').length).toBeGreaterThan(90);
  expect(readFileSync(reportFile, 'utf8')).toBe(report);
});

test('a changeset tells of the interface as it is now, or the last release had it so', () => {
  const told = globSync(['.changeset/*.md', 'packages/ui/CHANGELOG.md'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(told, `write a changeset (pnpm changeset), and in it: interface ${seal}`).toContain(
    `interface ${seal}`,
  );
});
