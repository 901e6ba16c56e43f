// The library's vocabulary follows packages/ui/README.md: one meaning per word, one word per meaning.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../packages/ui');

interface Prop {
  owner: string;
  name: string;
  type: string;
  comment: string;
}

/** Props in the exported interfaces of a file, including nested ones. */
function propsIn(text: string): Prop[] {
  const interfaces = text.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm);
  return [...interfaces].flatMap(([, owner = '', body = '']) =>
    [
      ...body.matchAll(
        /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?<![\w'])([a-z]\w*)\??: ((?:\n? *\|?[^;{}\n]*)+)/g,
      ),
    ].map(([, comment = '', name = '', type = '']) => ({ owner, name, type, comment })),
  );
}

const words = readFileSync(join(ui, 'README.md'), 'utf8').matchAll(
  /^\| `(\w+)` +\|[^|]*\| (.*?) *\|$/gm,
);
/** Replaced words by the table, with the owners that use them in another meaning. */
const givenAway = new Map(
  [...words].flatMap(([, word = '', others = '']) =>
    [...others.matchAll(/`(\w+)`(?: \(not in ([^)]*)\))?/g)].map(
      ([, other = '', owners = '']) => [other, { word, owners: owners.split(', ') }] as const,
    ),
  ),
);

const meanings = /^(?:'(?:neutral|info|positive|caution|critical)'|undefined|\||\s)+$/;
const sizes = /^(?:'(?:small|medium|large)'|undefined|\||\s)+$/;

function violationsOf({ owner, name, type, comment }: Prop): string[] {
  const other = comment.includes('@deprecated') ? undefined : givenAway.get(name);
  const violations = [];
  if (other !== undefined && !other.owners.some((own) => owner.startsWith(own) && own !== '')) {
    violations.push(`${owner}: ${name} is called ${other.word}`);
  }
  if (name === 'tone' && !meanings.test(type))
    violations.push(`${owner}: tone is meaning, not ${type}`);
  if (name === 'size' && !sizes.test(type)) violations.push(`${owner}: size is no scale: ${type}`);
  if (name === 'size' && !/@default (?:'medium'|by its level)/.test(comment)) {
    violations.push(`${owner}: size is not medium by default`);
  }
  if (name === 'link' && !/^\{|^[A-Z]/.test(type) && type.trim() !== '') {
    violations.push(`${owner}: link is { href, label }`);
  }
  if (name === 'action' && type.trim() !== 'ReactNode' && !/^(?:Toast|Form)/.test(owner)) {
    violations.push(`${owner}: action is a node`);
  }
  return violations;
}

const files = globSync('src/{components,sections}/*/*.{ts,tsx}', { cwd: ui }).filter(
  (file) => !/\.(?:stories|test|css)\./.test(basename(file)),
);
const props = files.flatMap((file) => propsIn(readFileSync(join(ui, file), 'utf8')));

test('every prop of the library follows the vocabulary', () => {
  expect(givenAway.size).toBeGreaterThan(20);
  expect(props.length).toBeGreaterThan(250);
  expect(props.flatMap(violationsOf)).toEqual([]);
});

const interfaces = files.flatMap((file) =>
  [
    ...readFileSync(join(ui, file), 'utf8').matchAll(
      /^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm,
    ),
  ].map(([, owner = '', body = '']) => ({ owner, body })),
);

test('a control and what it lists are named by `label`', () => {
  const lists = interfaces.filter(({ body }) => /^  id: Id;/m.test(body));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ body }) => /^  title\b/m.test(body))).toEqual([]);
  expect(interfaces.filter(({ body }) => body.includes(`'aria-label'`))).toEqual([]);
});

// `useState<File[]>` gives a setter that takes no `readonly File[]`.
test('callbacks hand arrays over that their receiver may keep', () => {
  const handed = interfaces.flatMap(({ owner, body }) =>
    [...body.matchAll(/^  (on[A-Z]\w*)\?: [^;]*\(\w+: readonly /gm)].map(
      ([, name]) => `${owner}.${name}`,
    ),
  );
  expect(handed).toEqual([]);
});

test.for([
  [`tone?: 'warm';`, 'CardProps: tone is meaning, not'],
  [`lead: string;`, 'CardProps: lead is called intro'],
  [`items: readonly { name: string }[];`, 'CardProps: name is called title'],
  [`/** @default 'large' */\n  size?: 'large';`, 'CardProps: size is not medium by default'],
  [`/** @default 'medium' */\n  size?: 'medium' | 'body';`, 'CardProps: size is no scale'],
  [`action: { href: string };`, 'CardProps: action is a node'],
])('%s is a violation', ([declaration, fault]) => {
  const violations = propsIn(`export interface CardProps {\n  ${declaration}\n}\n`).flatMap(
    violationsOf,
  );
  expect(violations.join()).toContain(fault);
});

/** Physical properties and movement: left and right, whatever the text direction. */
const sides =
  /\b(?:(?:margin|padding|border|inset)(?:Left|Right)\w*|left|right)\b['"]?:|translateX|(?:textAlign|float|clear): '(?:left|right)'/g;

test('styles use start and end, not left and right', () => {
  expect(`left: 0, borderLeftWidth: 1, textAlign: 'right'`.match(sides)).toHaveLength(3);
  const styles = globSync('{src,docs}/**/*.css.ts', { cwd: ui });
  expect(styles.length).toBeGreaterThan(60);
  const violations = styles.flatMap((file) =>
    [...readFileSync(join(ui, file), 'utf8').matchAll(sides)].map(([found]) => `${file}: ${found}`),
  );
  expect(violations).toEqual([]);
});
