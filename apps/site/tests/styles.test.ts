import { expect, test } from 'vitest';
import { stylesOf } from '../stylesOf.ts';

const html = '<p class="AA0 AB1">';

test('a document has the styles of its classes, and no others', () => {
  const css = '@layer components{.AA0{color:red}.AA1{color:tan}.AB1{color:navy}.AB10{color:plum}}';
  expect(stylesOf(css, html)).toBe('@layer components{.AA0{color:red}.AB1{color:navy}}');
});

test('a rule stays if one of its selectors can match, or if it negates a missing class', () => {
  const css = '.AA1,.AB1{margin:0}.AA0:not(.AA1){color:red}.AA0 .AA1{color:tan}';
  expect(stylesOf(css, html)).toBe('.AA1,.AB1{margin:0}.AA0:not(.AA1){color:red}');
});

test('styles stay readable for the oldest browsers', () => {
  const css = '.AA0{animation:linear both AAa;animation-timeline:--chapter}';
  expect(stylesOf(css, html)).toBe(css);
});

test('a document has the custom properties that its styles or elements use, and no others', () => {
  const css =
    ':root{--used:red;--inline:tan;--unused:navy}@media print{:root{--unused:plum}}.AA0{color:var(--used)}.AA1{color:var(--unused)}';
  expect(stylesOf(css, `${html}<p style="color:var(--inline)">`)).toBe(
    ':root{--used:red;--inline:tan}.AA0{color:var(--used)}',
  );
});
