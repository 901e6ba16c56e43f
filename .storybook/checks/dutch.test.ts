// Dutch copy follows the terms in packages/ui/docs/Schrijfwijzer.mdx: one term per concept, in the library, the desk,
// the site and the emails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = 'packages/ui/docs/Schrijfwijzer.mdx';

/** Section of the guide that lists the terms, and so may contain them. */
const table = /^## Liever zo$[^]*?(?=^## )/m;

interface Avoided {
  word: string;
  better: string;
  pattern: RegExp;
}

/**
 * Pattern for whole words. A digit in the guide also matches other digits, and the `}` that ends a template's `${…}`.
 */
function patternOf(word: string): RegExp {
  const before = /^\p{L}/u.test(word) ? '(?<![\\p{L}-])' : '';
  const after = /\p{L}$/u.test(word) ? '(?!\\p{L})' : '';
  const inside = word.replaceAll(' ', '\\s+').replaceAll(/\d/g, '[\\d}]');
  return new RegExp(before + inside + after, 'giu');
}

const rows = table
  .exec(readFileSync(join(root, guide), 'utf8'))?.[0]
  .matchAll(/^\| (.+?) +\| (.+?) +\|$/gm);
const avoided: readonly Avoided[] = [...(rows ?? [])]
  .slice(2)
  .flatMap(([, better = '', words = '']) =>
    words.split(', ').map((word) => ({ word, better, pattern: patternOf(word) })),
  );

/** Files with Dutch copy. Their comments are ignored. */
const files = globSync(
  [
    'packages/ui/README.nl.md',
    'packages/ui/{docs,src}/**/*.mdx',
    'packages/ui/{docs,src}/**/*.stories.tsx',
    'packages/ui/src/messages/nl*.ts',
    'packages/{facts,forms,scorecard}/src/*.ts',
    'packages/create-heldermatch/templates/*/src/**/*.{ts,tsx}',
    'apps/{desk,site}/{src,stories}/**/*.{mdx,ts,tsx}',
    'apps/backend/{functions,local/pages,mail}/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(?:test|e2e|fixture)\.|\/docs\/en\//.test(file));

/** Blanks out comments, so that line numbers stay the same. */
function textOf(file: string, source: string): string {
  if (file === guide) return source.replace(table, (words) => words.replaceAll(/./g, ' '));
  if (!/\.tsx?$/.test(file)) return source;
  const { comments } = parseSync(file, source);
  return comments.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replaceAll(/./g, ' ') + text.slice(end),
    source,
  );
}

interface Exception {
  file: RegExp;
  words: readonly string[];
  reason: string;
}

const exceptions: readonly Exception[] = [
  {
    file: /^apps\/site\/src\/pages\/\w+\/copy\.tsx$|^packages\/facts\//,
    words: ['hoogstens'],
    reason: 'terms of law and of retention, said the same wherever they stand',
  },
  {
    file: /^apps\/site\/src\/pages\/terms\//,
    words: ['ten hoogste', 'haar'],
    reason: 'a limit of a contract, and a party to it',
  },
  {
    file: /^apps\/desk\/src\/reasons\.ts$|\/Beslissingen\.mdx$/,
    words: ['onvoldoende Nederlands', 'woont te ver weg'],
    reason:
      'what was chosen before is read in the log as it was, and a page names what not to write',
  },
  {
    file: /\/(?:Text|TextArea)\.stories\.tsx$/,
    words: ['“', '”'],
    reason: 'what a user may type',
  },
];

interface Found {
  file: string;
  word: string;
  message: string;
}

function foundIn(file: string, source: string): Found[] {
  const text = textOf(file, source);
  return avoided.flatMap(({ word, better, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, word, message: `${file}:${line}: ‘${found}’, better: ${better}` };
    }),
  );
}

const isAllowed = ({ file, word }: Found) =>
  exceptions.some((one) => one.words.includes(word) && one.file.test(file));

const found = files.flatMap((file) => foundIn(file, readFileSync(join(root, file), 'utf8')));

test('Dutch copy uses the terms of the guide', () => {
  expect(avoided.length).toBeGreaterThan(30);
  expect(files.length).toBeGreaterThan(400);
  const violations = found.filter((one) => !isAllowed(one));
  expect(violations.map(({ message }) => message)).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = ({ file, words }: Exception) =>
    words.filter((word) => !found.some((one) => one.word === word && file.test(one.file)));
  expect(exceptions.flatMap(needed)).toEqual([]);
});

test.for([
  ['a.mdx', 'Eén regel.\nHet raakvlak is\n44 px.', 'a.mdx:2: ‘raakvlak’, better: aanwijsgebied'],
  [
    'a.tsx',
    '// hoogstens\nconst a = <p>Kies hoogstens twee.</p>;',
    'a.tsx:2: ‘hoogstens’, better: maximaal',
  ],
  ['a.ts', "const text = '{count} gekozen';", 'a.ts:1: ‘} gekozen’, better: 3 geselecteerd'],
  [
    'a.tsx',
    '<p>Dat kan\n  niet terug.</p>;',
    'a.tsx:1: ‘kan\n  niet terug’, better: ongedaan maken, terugdraaien',
  ],
] as const)('%s: %s', ([file, source, message]) => {
  expect(foundIn(file, source).map((one) => one.message)).toEqual([message]);
});

test("a key, a part of a word and the guide's own table are no violation", () => {
  expect(foundIn('a.mdx', 'De Tab-toets, pijltoetsen, sneltoetsen en haarlijnen.')).toEqual([]);
  expect(foundIn(guide, '## Liever zo\n\n| maximaal | hoogstens |\n\n## Knoppen\n')).toEqual([]);
});
