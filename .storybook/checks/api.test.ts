// The library's public interface is as its report has it, and a change of it is told to who uses it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApi, reportFile, reportOf } from '../../packages/ui/api.ts';

const root = join(import.meta.dirname, '../..');
const api = readApi();
const report = reportOf(api);
const seal = createHash('sha256').update(report).digest('hex').slice(0, 8);

test('the report is as the interface is: `pnpm generate` writes it', () => {
  expect(api.filter(({ kind }) => kind === 'component').length).toBeGreaterThan(90);
  expect(readFileSync(reportFile, 'utf8')).toBe(report);
});

test('a changeset tells of the interface as it is now, or the last release had it so', () => {
  const told = globSync(['.changeset/*.md', 'packages/ui/CHANGELOG.md'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(told, `write a changeset (pnpm changeset), and in it: interface ${seal}`).toContain(
    `interface ${seal}`,
  );
});

/** Types that are of the language, of React or the browser, or of lucide, whose icons a team imports itself. */
const common = new Set(
  [
    'Element Event File FormData HTMLAnchorElement HTMLButtonElement HTMLFormElement HTMLInputElement',
    'HTMLElement HTMLSpanElement HTMLTextAreaElement MouseEvent Intl',
    'Iterable MapIterator Partial Pick Promise Readonly ReadonlyMap Record Set',
    'FocusEvent FormEvent HTMLAttributeAnchorTarget HTMLAttributeReferrerPolicy ReactNode Ref RefObject',
    'DO_NOT_USE_OR_YOU_WILL_BE_FIRED_CALLBACK_REF_RETURN_VALUES UNDEFINED_VOID_ONLY',
    'IconNode',
    // React Aria's, which exports them no more than we can.
    'ComboBoxValidationValue Direction FocusableElement KeyboardEvent MenuTriggerAction MenuTriggerType PointerType ReactKeyboardEvent',
    'ValidationError',
    // What functions of @internationalized/date take besides.
    'DateValue',
    // Parameters of generic components.
    'Id Item Mode',
  ].flatMap((line) => line.split(' ')),
);

test('a type that a prop or a callback needs can be imported', () => {
  const exported = new Set(api.flatMap(({ name }) => [name, `${name}Props`]));
  const missing = api.flatMap(({ name, props, signature = '' }) =>
    [signature, ...props.map(({ type }) => type)]
      .flatMap((type) => [
        ...type.replaceAll(/'[^']*'|\/\*\*.*?\*\//g, '').matchAll(/(?<![.\w])[A-Z]\w+/g),
      ])
      .filter(([type]) => !common.has(type) && !exported.has(type))
      .map(([type]) => `${name}: ${type}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
