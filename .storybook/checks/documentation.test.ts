// Source of the documentation pages. `static/documentation` checks how they render.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../packages/ui/catalogue.ts';
import { componentGroups, sectionGroups } from '../../packages/ui/docs/groups.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const pages = globSync('{docs,src}/**/*.mdx', { cwd: ui });

/** File behind an import in a page, which may omit its extension. */
const fileOf = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((file) => existsSync(file) && /\.\w+$/.test(file));

/** Files and stories that a page refers to, but that don't exist. */
function missingIn(page: string, source: string): string[] {
  const missing: string[] = [];
  const text = source.replaceAll(/^```[^]*?^```/gm, '');
  for (const [, what = '', path = ''] of text.matchAll(/^import (.+) from '(\.[^'?]+)/gm)) {
    const file = fileOf(join(ui, dirname(page), path));
    if (file === undefined) {
      missing.push(path);
      continue;
    }
    const [, namespace] = /^\* as (\w+)$/.exec(what) ?? [];
    if (namespace === undefined || !file.endsWith('.stories.tsx')) continue;
    const stories = readFileSync(file, 'utf8');
    for (const [, story = ''] of text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))) {
      if (story !== 'default' && !stories.includes(`export const ${story}:`))
        missing.push(`${path}: ${story}`);
    }
  }
  return missing;
}

test.for(pages)('%s refers to existing stories and files', (page) => {
  expect(missingIn(page, readFileSync(join(ui, page), 'utf8'))).toEqual([]);
});

test('a missing story and a missing file are reported', () => {
  const text = `import * as stories from './Button.stories';\nimport { No } from './No';
<Canvas of={stories.Primary} /> <Canvas of={stories.Gone} />`;
  expect(missingIn('src/components/Button/Button.mdx', text)).toEqual([
    './Button.stories: Gone',
    './No',
  ]);
});

test.for(pages.filter((page) => page.startsWith('src/')))(
  '%s has the sections that every page has',
  (page) => {
    const text = readFileSync(join(ui, page), 'utf8');
    const headings = text.split('\n').filter((line) => line.startsWith('## '));
    expect(text).toMatch(/^Status: \*\*(stabiel|experimenteel)\*\*$/m);
    expect(headings).toEqual(
      expect.arrayContaining([
        '## Doel',
        '## Wanneer niet',
        '## Anatomie',
        '## Toetsenbord',
        '## Acceptatiecriteria',
        '## Toegankelijkheid',
        '## Wel en niet',
      ]),
    );
  },
);

test.for(readCatalogue())('$name has a group in the sidebar', ({ name, kind, group, id }) => {
  const groups: readonly string[] = kind === 'components' ? componentGroups : sectionGroups;
  expect(
    groups,
    `title: '<Group>/${name}' in ${name}.stories.tsx needs one of these groups`,
  ).toContain(group);
  // Screenshots, links and results of tests refer to the id, which a new group doesn't change.
  const prefix = kind === 'components' ? 'componenten' : 'secties';
  expect(id, `${name}.stories.tsx needs this id next to its title`).toBe(
    `${prefix}-${name.toLowerCase()}`,
  );
});
