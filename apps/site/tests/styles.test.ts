import { expect, test } from 'vitest';
import { stylesOf } from '../stylesOf.ts';

const html = '<p class="AA0 AB1">';

test('a document has the styles of its classes, and no others', () => {
  const css = '@layer components{.AA0{color:red}.AA1{color:tan}.AB1{color:navy}.AB10{color:plum}}';
  expect(stylesOf(css, html)).toBe('@layer components{.AA0{color:red}.AB1{color:navy}}');
});

test('a rule has only the selectors that can match, and those that negate a missing class', () => {
  const css =
    '.AA1,.AB1{margin:0}.AA0:not(.AA1){color:red}.AA0 .AA1{color:tan}.AA0:is(.AA1,:hover,:focus){color:plum}';
  expect(stylesOf(css, html)).toBe(
    '.AB1{margin:0}.AA0:not(.AA1){color:red}.AA0:is(:hover,:focus){color:plum}',
  );
});

test('a document has no state that only the hydrated page has', () => {
  const css =
    '.AA0[data-hovered],.AA0:hover{color:red}.AA0[data-pressed]{color:tan}.AA0:not([data-focused]){color:navy}';
  expect(stylesOf(css, html)).toBe('.AA0:hover{color:red}.AA0:not([data-focused]){color:navy}');
  expect(stylesOf('.AA0[data-selected]{color:red}', `${html}<i data-selected="true">`)).not.toBe(
    '',
  );
});

test('a document has the numbers of its evidence, and no others', () => {
  const css = '.AA0:has([data-reference="1"]){color:red}.AA0:has([data-reference="2"]){color:tan}';
  expect(stylesOf(css, `${html}<b data-reference="1">`)).toBe(
    '.AA0:has([data-reference="1"]){color:red}',
  );
});

test('a document has the animations that its styles use, and no others', () => {
  const css =
    '@keyframes AAa{0%{opacity:0}}@keyframes AAb{0%{color:red}}.AA0{animation:1s AAa}.AA1{animation:1s AAb}';
  expect(stylesOf(css, html)).toBe('@keyframes AAa{0%{opacity:0}}.AA0{animation:1s AAa}');
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
