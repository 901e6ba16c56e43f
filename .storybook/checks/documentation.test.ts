// Source of the documentation pages. `static/documentation` checks how they render.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../packages/ui/catalogue.ts';
import { openStories } from '../../packages/ui/docs/openStories.ts';
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

/** Sections of the page of a component, in their order. A purpose without an example, or props before it, explain nothing. */
const sections = [
  '## Doel',
  '## Wanneer niet',
  '## Anatomie',
  '## Props',
  '## Toetsenbord',
  '## Acceptatiecriteria',
  '## Toegankelijkheid',
  '## Wel en niet',
];

test.for(pages.filter((page) => page.startsWith('src/')))(
  '%s has the sections that every page has, in their order',
  (page) => {
    const text = readFileSync(join(ui, page), 'utf8');
    const headings = text.split('\n').filter((line) => sections.includes(line));
    expect(text).toMatch(/^Status: \*\*(stabiel|experimenteel)\*\*$/m);
    // A component without a table of props has no section for it.
    const hasProps = text.includes('<Controls ');
    expect(headings).toEqual(sections.filter((line) => hasProps || line !== '## Props'));
    const [, purpose = ''] = /^## Doel\n([^]*?)^## /m.exec(text) ?? [];
    expect(purpose).toMatch(/^<Canvas /m);
  },
);

test.for(pages.filter((page) => readFileSync(join(ui, page), 'utf8').includes('<Anatomy')))(
  '%s numbers its picture as its list',
  (page) => {
    const text = readFileSync(join(ui, page), 'utf8');
    const [, parts = ''] = /<Anatomy[^>]*?parts=\{\[([^]*?)\]\}/.exec(text) ?? [];
    const [, list = ''] = /^## Anatomie\n([^]*?)^## /m.exec(text) ?? [];
    expect(parts.match(/'[^']+'|null/g)).toHaveLength(list.match(/^\d+\. /gm)?.length ?? 0);
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

test.for(Object.entries(openStories))('the gallery shows story %s: %s', ([component, story]) => {
  const { file } = readCatalogue().find(({ name }) => name === component) ?? {};
  expect(readFileSync(join(ui, String(file)), 'utf8').toLowerCase()).toContain(
    `export const ${story}: story`,
  );
});
