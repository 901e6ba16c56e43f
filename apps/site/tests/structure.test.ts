import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Who may import whom. Tests, stories and build scripts stand outside. */
const rules = [
  { folder: 'packages/ui/src', forbidden: /@heldermatch\/(?!tokens)|@supabase|wouter|apps\// },
  { folder: 'packages/ui/src/components', forbidden: /sections\// },
  { folder: 'packages/forms/src', forbidden: /@heldermatch\/|@supabase|react/ },
  { folder: 'packages/facts/src', forbidden: /^(?!\.\/)/ },
  { folder: 'apps/site/src', forbidden: /@heldermatch\/(?!facts|ui|forms)|backend\/|packages\// },
  { folder: 'apps/backend/functions', forbidden: /@heldermatch\/(?!facts|forms)|apps\/site/ },
];

const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );

describe('who may import whom', () => {
  test.each(rules)('$folder keeps to its own', ({ folder, forbidden }) => {
    const files = sourcesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => forbidden.test(name))
        .map((name) => `${relative(root, file)} imports ${name}`),
    );
    expect(broken).toEqual([]);
  });

  test('only apps/site/src/baas imports supabase-js as code', () => {
    const elsewhere = sourcesOf('apps/site/src')
      .filter((file) => !file.includes(`${sep}baas${sep}`))
      .filter((file) => /^import (?!type)[^;]*@supabase/m.test(readFileSync(file, 'utf8')));
    expect(elsewhere).toEqual([]);
  });
});
