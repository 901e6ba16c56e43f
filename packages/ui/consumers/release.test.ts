import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@heldermatch/facts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test.for(['ui', 'scorecard', 'create-heldermatch'])(
  '%s declares its repository, licence and provenance',
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
