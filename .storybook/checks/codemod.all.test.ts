import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readApi } from '../../packages/ui/api.ts';
import { rename } from '../../packages/codemod/rename.js';
import { renames } from '../../packages/codemod/renames.js';

const root = join(import.meta.dirname, '../..');
const report = readFileSync(join(root, 'packages/ui/api.md'), 'utf8');

/** Section of a component in `api.md`. */
const interfaceOf = (component: string) =>
  report.split(`\n## ${component}\n`)[1]?.split('\n## ')[0] ?? '';

test('every new name is in the public interface, and no old one', () => {
  const violations = renames.flatMap(({ props = {}, values = {} }) => [
    ...Object.entries(props).flatMap(([component, names]) =>
      Object.entries(names).flatMap(([old, next]) => {
        const told = interfaceOf(component);
        const has = (name: string) => new RegExp(`^${name}\\??: (?!.*@deprecated)`, 'm').test(told);
        return has(next) && !has(old) ? [] : [`${component} ${old} is ${next}`];
      }),
    ),
    ...Object.entries(values).flatMap(([component, said]) =>
      Object.entries(said).flatMap(([prop, words]) => {
        const type = new RegExp(`^${prop}\\??: (.*)$`, 'm').exec(interfaceOf(component))?.[1] ?? '';
        return Object.entries(words)
          .filter(([old, next]) => !type.includes(`'${next}'`) || type.includes(`'${old}'`))
          .map(([old, next]) => `${component} ${prop} ${old} is ${next}`);
      }),
    ),
  ]);
  expect(violations).toEqual([]);
});

test('deprecated props warn in development, and the codemod renames them', () => {
  const deprecated = readApi().flatMap(({ name: component, path, page = '', props }) =>
    props
      .filter((prop) => prop.deprecated !== undefined && !prop.isInherited)
      .map((prop) => ({ component, path, page, prop: prop.name })),
  );
  expect(deprecated.length).toBeGreaterThan(0);
  const violations = deprecated.flatMap(({ component, page, prop }) => {
    const successor = renames.map(({ props }) => props?.[component]?.[prop]).find(Boolean);
    const folder = page
      .replace('Componenten', 'packages/ui/src/components')
      .replace('Secties', 'packages/ui/src/sections');
    const code = readFileSync(join(root, folder, `${component}.tsx`), 'utf8');
    const warning = `if (${prop} !== undefined) warnDeprecated('${component} ${prop}', '${successor}');`;
    return code.includes(warning) ? [] : [`${component}.tsx does not say: ${warning}`];
  });
  expect(violations).toEqual([]);
});

const before = `import '@heldermatch/ui/reset';
import { Card as Kaart, Text, Button, Table } from "@heldermatch/ui";
import { Link } from '@heldermatch/ui/Link';
import * as ui from '@heldermatch/ui';
import { Hero } from './Hero';

export const Page = (props: object) => (
  <Kaart   tone="warm">
    <Text tone="muted" size={'body'}>tone="muted"</Text>
    <Link href="/x" isExternal tone='text' />
    <ui.Hero lead="Sneller kiezen" title="Hoi" />
    <Hero lead="Van een ander" />
    <Button tone={props.tone}>A</Button>
    <Button tone="action">B</Button>
    <Table {...props} />
    <Text constructor="" size="toString" />
  </Kaart>
);
`;

const after = `import '@heldermatch/ui/reset.css';
import { Card as Kaart, Text, Button, Table } from "@heldermatch/ui";
import { Link } from '@heldermatch/ui/Link';
import * as ui from '@heldermatch/ui';
import { Hero } from './Hero';

export const Page = (props: object) => (
  <Kaart   surface="warm">
    <Text emphasis="muted" size={'medium'}>tone="muted"</Text>
    <Link href="/x" opensInNewTab emphasis='muted' />
    <ui.Hero intro="Sneller kiezen" title="Hoi" />
    <Hero lead="Van een ander" />
    <Button tone={props.tone}>A</Button>
    <Button tone="neutral">B</Button>
    <Table {...props} />
    <Text constructor="" size="toString" />
  </Kaart>
);
`;

test('only names of the library are renamed', () => {
  expect(rename('page.tsx', before)).toEqual({
    code: after,
    unsure: ['13: Button tone had action', '15: Table had emptyMessage'],
  });
  expect(rename('page.tsx', after).code).toBe(after);
});

test('the command walks through folders, has a dry run, and skips files that it cannot parse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, 'pages/Page.tsx');
  const broken = join(folder, 'broken.js');
  for (const name of ['pages', 'node_modules']) mkdirSync(join(folder, name));
  for (const name of ['pages', 'node_modules'])
    writeFileSync(join(folder, name, 'Page.tsx'), before);
  writeFileSync(broken, "import '@heldermatch/ui/reset'; <");
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'packages/codemod/index.js'), ...args],
      { encoding: 'utf8' },
    );
    return { status, said: stdout + stderr };
  };
  expect(run('--dry-run', join(folder, 'pages'))).toEqual({
    status: 0,
    said: expect.stringMatching(
      /would change .*Page\.tsx\n.*Page\.tsx:13: Button[^]*1 file to change\.\n/,
    ),
  });
  expect(readFileSync(page, 'utf8')).toBe(before);
  const { status, said } = run(folder);
  expect(status).toBe(1);
  expect(said).toContain('1 file changed.');
  expect(said).toContain('broken.js is left as it is: ');
  expect(readFileSync(page, 'utf8')).toBe(after);
  expect(readFileSync(join(folder, 'node_modules/Page.tsx'), 'utf8')).toBe(before);
  expect(run(page).said).toContain('0 files changed.');
  expect(run(join(folder, 'nowhere'))).toEqual({
    status: 1,
    said: expect.stringMatching(/^There is no .*nowhere\.\nUsage: /),
  });
  expect(run('--all').said).toContain('Usage: ');
});
