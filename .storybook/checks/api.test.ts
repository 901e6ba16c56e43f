// The library's public interface is as its report has it. That a change of it is told is for `.workspace/compare.ts`.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApi, reportFile, reportOf } from '../../packages/ui/api.ts';

const api = readApi();

test('the report is as the interface is: `pnpm generate` writes it', () => {
  expect(api.filter(({ kind }) => kind === 'component').length).toBeGreaterThan(90);
  expect(readFileSync(reportFile, 'utf8')).toBe(reportOf(api));
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
