// Dry run of a release, without a registry.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('publishes the library and its app generator with the same version', () => {
  const output = execFileSync('pnpm', ['release', '--dry-run'], { cwd: root, encoding: 'utf8' });
  const [, library] = /^Would publish @heldermatch\/ui@(\S+)$/m.exec(output) ?? [];
  expect(output).toContain(`Would publish create-heldermatch@${library}`);
});
