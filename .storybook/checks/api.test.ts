// The report of the library's public interface is up to date. `.workspace/compareWithBase.ts` checks that a change of it is
// announced.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApi, reportFile, reportOf } from '../../packages/ui/api.ts';

const api = readApi();

test('the report matches the interface: `pnpm generate` writes it', () => {
  expect(api.filter(({ kind }) => kind === 'component').length).toBeGreaterThan(90);
  expect(readFileSync(reportFile, 'utf8')).toBe(reportOf(api));
});

/** Types of the language, of React, of the browser, and of lucide, whose icons a team imports directly. */
const common = new Set(
  [
    'Element Event File FormData HTMLAnchorElement HTMLButtonElement HTMLFormElement HTMLInputElement',
    'HTMLElement HTMLSpanElement HTMLTextAreaElement MouseEvent Intl',
    'AsyncIterable Iterable MapIterator Partial Pick Promise Readonly ReadonlyMap Record Set',
    'FocusEvent FormEvent HTMLAttributeAnchorTarget HTMLAttributeReferrerPolicy ReactNode Ref RefObject',
    'DO_NOT_USE_OR_YOU_WILL_BE_FIRED_CALLBACK_REF_RETURN_VALUES UNDEFINED_VOID_ONLY',
    'IconNode JSX',
    // Types that React Aria doesn't export, so the library can't either.
    'ComboBoxValidationValue Direction FocusableElement KeyboardEvent MenuTriggerAction MenuTriggerType PointerType ReactKeyboardEvent',
    'DragHooks DragItem DragType DropHooks DroppableCollectionActivateEvent DropTargetDelegate ValidationError',
    // Parameter type of functions in @internationalized/date.
    'DateValue',
    // Parameters of generic components.
    'Column ColumnId Id Item Mode Value',
  ].flatMap((line) => line.split(' ')),
);

test('every type that a prop or a callback needs is exported', () => {
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
