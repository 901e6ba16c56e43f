// A release as far as it goes without a registry that takes it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('would publish the library and what writes apps on it, under one number', () => {
  const output = execFileSync('pnpm', ['release', '--dry-run'], { cwd: root, encoding: 'utf8' });
  const [, library] = /^Would publish @heldermatch\/ui@(\S+)$/m.exec(output) ?? [];
  expect(output).toContain(`Would publish create-heldermatch@${library}`);
});
