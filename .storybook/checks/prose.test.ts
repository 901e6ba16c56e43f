import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitFiles } from './gitFiles.ts';
import { problemsOf, proseOf } from './prose.ts';

const root = join(import.meta.dirname, '../..');
const patterns = [
  '*.ts',
  '*.tsx',
  '*.js',
  '*.mjs',
  '*.md',
  'packages/ui/docs/en/*.mdx',
  '*.en.json',
  'packages/ui/docs/en/common.json',
  '*.yml',
  '*.yaml',
  '*.sh',
  '*.sql',
  '*.toml',
];
// Changelogs are history, dutch.test.ts reads Dutch pages, and an applied migration is never edited.
const excluded = [
  'CHANGELOG.md',
  '*/CHANGELOG.md',
  '*.nl.md',
  '*.gen.ts',
  'packages/ui/api.md',
  'apps/backend/supabase/migrations',
  'packages/ui/src/styles/font/LICENSE.md',
];
/** English texts of a translated page as a document. */
const documentOf = (texts: string) =>
  Object.values(JSON.parse(texts) as Record<string, string>).join('\n\n');

test('comments, names, test titles and documents keep to docs/english.md', () => {
  const paths = gitFiles(...patterns, ...excluded.map((name) => `:!${name}`));
  expect(paths.length).toBeGreaterThan(1000);
  const problems = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const source = path.endsWith('.json') ? documentOf(text) : text;
    return proseOf(path.replace(/json$/, 'md'), source).flatMap((prose) => {
      const line = source.slice(0, prose.start).split('\n').length;
      return problemsOf(prose).map((problem) => `${path}:${line} ${problem}`);
    });
  });
  expect(problems).toEqual([]);
});

test('the check finds each kind of problem in each kind of prose', () => {
  const code = `
// What the label leaves open
// stands on two lines.
const a = 1; // read by who speaks
const startAnew = { whatItTold: 'what it told' };
interface Own { stands_in: string }
/** A ${'very '.repeat(30)}long sentence. */
test('tells the user', () => {});
test.each([1])("tells number %s", () => {});
// oxlint-disable-next-line no-console -- what must be heard
/* \`stands\` in code, and a "When" at the start of a sentence, are allowed. Is that all? What else? */
`;
  const document =
    '# A title\n\n- What a list\n  item stands for.\n\n```\nWhat stands in code.\n```\n';
  const settings = '# What a setting means\na: 1 # told at the end\n';
  const found = [
    ...proseOf('a.ts', code),
    ...proseOf('a.md', document),
    ...proseOf('a.yml', settings),
    ...proseOf('a.sql', '-- Nobody reads it.\n'),
  ];
  expect(found.flatMap(problemsOf).map((problem) => problem.replace(/:.*/s, ''))).toEqual([
    "'stands'",
    'begins with a relative clause',
    "'who' or 'what' without a noun",
    '33 words',
    'begins with a relative clause',
    "'anew'",
    "'told'",
    "'stands'",
    "'tells'",
    "'tells'",
    "'stands'",
    'begins with a relative clause',
    'begins with a relative clause',
    "'nobody'",
  ]);
});
