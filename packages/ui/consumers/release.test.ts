// A release as far as it goes without a registry that takes it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@heldermatch/facts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('would publish the library and what writes apps on it, under one number', () => {
  const said = execFileSync('pnpm', ['release', '--dry-run'], { cwd: root, encoding: 'utf8' });
  const [, library] = /^Would publish @heldermatch\/ui@(\S+)$/m.exec(said) ?? [];
  expect(said).toContain(`Would publish create-heldermatch@${library}`);
});

test.for(['ui', 'scorecard', 'create-heldermatch', 'codemod'])(
  '%s says where it comes from',
  (name) => {
    const folder = `packages/${name}`;
    const manifest = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as unknown;
    expect(manifest).toMatchObject({
      homepage: `${company.repository}#readme`,
      bugs: `${company.repository}/issues`,
      repository: { url: `git+${company.repository}.git`, directory: folder },
      license: 'MIT',
      publishConfig: { access: 'public', provenance: true },
    });
  },
);
