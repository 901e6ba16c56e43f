import { expect, test } from 'vitest';
import { shortName } from '../classNames.ts';
import { stylesOf } from '../stylesOf.ts';

const fileOf = (name: string) => `../../packages/ui/src/components/${name}/${name}.css.ts`;
const button = fileOf('Button');
const card = fileOf('Card');

test('a class is named by its file and its number there, so that no two have one name', () => {
  const names = ['eom3pv0', 'eom3pv1', 'eom3pvz', 'eom3pv10'].map((hash) =>
    shortName({ hash, filePath: button }),
  );
  const [first = ''] = names;
  expect(first).toMatch(/^[A-Z]{2}0$/);
  const file = first.slice(0, 2);
  expect(names).toEqual(['0', '1', 'z', '10'].map((number) => file + number));
  expect(shortName({ hash: '1x0a0', filePath: card })).toMatch(/^[A-Z]{2}0$/);
  expect(shortName({ hash: '1x0a0', filePath: card })).not.toBe(first);
});

test('styles outside of the library have no name', () => {
  expect(() => shortName({ hash: 'eom3pv0', filePath: 'src/pages/home/Home.css.ts' })).toThrow(
    'src/pages/home/Home.css.ts',
  );
});

const html = '<p class="AA0 AB1">';
const code = 'const tones={calm:`AC0 AC1`}';

test('a document has the styles of classes that it or its code names, and no others', () => {
  const css = '@layer components{.AA0{color:red}.AA1{color:tan}.AC1{color:navy}.AC10{color:plum}}';
  expect(stylesOf(css, [html, code]).rest).toBe(
    '@layer components{.AA0{color:red}.AC1{color:navy}}',
  );
});

test('a rule stays where one of its selectors can apply, or says what must not be', () => {
  const css = '.AA1,.AB1{margin:0}.AA0:not(.AA1){color:red}.AA0 .AA1{color:tan}';
  expect(stylesOf(css, [html, code]).rest).toBe('.AA1,.AB1{margin:0}.AA0:not(.AA1){color:red}');
});

test('a variable has a short name where only the styles know it', () => {
  const css =
    '.AA0{--hm-size-target:2rem;--hm-space-m:1rem;block-size:var(--hm-size-target);margin:var(--hm-space-m)}';
  expect(stylesOf(css, [html, 'const size=`var(--hm-space-m)`']).rest).toBe(
    '.AA0{--0:2rem;--hm-space-m:1rem;block-size:var(--0);margin:var(--hm-space-m)}',
  );
});

test('styles stay such that the oldest browsers read them', () => {
  const css = '.AA0{animation:linear both AAa;animation-timeline:--chapter}';
  expect(stylesOf(css, [html]).rest).toBe(css);
});

test('the typeface and its stand-ins stand apart: they are the same on every page', () => {
  const typeface = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}';
  const standIn = '@font-face{font-family:B;src:local(C)}';
  const css = `.AA0{font-family:A}${typeface}${standIn}.AA0{color:red}`;
  expect(stylesOf(css, [html])).toEqual({
    typeface,
    standIns: standIn,
    rest: '.AA0{font-family:A}.AA0{color:red}',
  });
});
