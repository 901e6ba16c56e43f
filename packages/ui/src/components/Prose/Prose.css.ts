import { globalStyle, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components } from '../../styles/layers.css.js';
import { componentStyle } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

export const root = componentStyle({
  maxInlineSize: measure,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'pretty',
});

/** Styles plain elements inside, because the text is data or Markdown without components. */
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${root} :where(${selector})`, { '@layer': { [components]: rule } });

inside('p, ul, ol, dl, blockquote, table', { marginBlock: vars.space.m });
inside('h2, h3, h4', {
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  textWrap: 'balance',
});
inside('h2', { marginBlock: `${vars.space.xxl} ${vars.space.m}`, fontSize: vars.font.size.titleM });
inside('h3', { marginBlock: `${vars.space.xl} ${vars.space.s}`, fontSize: vars.font.size.titleS });
inside('h4', { marginBlock: `${vars.space.l} ${vars.space.xs}`, fontSize: vars.font.size.body });
inside('ul, ol', { paddingInlineStart: vars.space.l });
inside('li + li', { marginBlockStart: vars.space.xs });
inside('li::marker', { color: vars.color.text.muted });
inside('dl', {
  display: 'grid',
  rowGap: vars.space.xs,
  '@media': {
    [media.largePhone]: {
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      columnGap: vars.space.m,
    },
  },
});
inside('dt', { fontWeight: vars.font.weight.bold });
inside('dd', { margin: 0 });
// Without room for two columns, a term is on the line of its description.
const isNarrow = `not ${media.largePhone}`;
inside('dl', { '@media': { [isNarrow]: { display: 'block' } } });
inside('dt, dd', { '@media': { [isNarrow]: { display: 'inline' } } });
// A pseudo-element can't be in `:where()`.
const after = (element: string, rule: Omit<StyleRule, 'selectors'>) =>
  globalStyle(`${root} ${element}::after`, {
    '@layer': { [components]: { '@media': { [isNarrow]: rule } } },
  });
after('dt', { content: "': '" });
after('dd', { content: "''", display: 'block', blockSize: vars.space.xs });
// On the line of its words.
inside('svg', { display: 'inline' });
inside('strong', { fontWeight: vars.font.weight.bold });
// Counts in large figures, each above its words.
inside('[data-figures]', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  paddingInlineStart: 0,
  listStyle: 'none',
});
// At least as wide as the longest word.
inside('[data-figures] > li', {
  flex: '1 1 0',
  maxInlineSize: '100%',
  marginBlockStart: 0,
  overflowWrap: 'break-word',
});
// Four in a row or two: three would leave a row of one.
inside('[data-figures]:has(> :nth-child(4)) > li', {
  flexBasis: 'clamp(0%, (26em - 100%) * 999, 40%)',
});
inside('[data-figures] > li > strong', {
  display: 'block',
  fontSize: vars.font.size.titleL,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});
inside('a', { color: vars.color.action.default, textUnderlineOffset: '0.25em' });
inside('a:hover', { textDecorationThickness: vars.border.medium });
inside('a:focus-visible', { ...focusRing, borderRadius: vars.radius.s });
inside('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.border.thick} solid ${vars.color.border.default}`,
});
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
inside('th, td', {
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Aligns the text of the first column with the surrounding text.
inside(':is(th, td):first-child', { paddingInlineStart: 0 });
// With enough room, a column heading is as wide as its longest word. In a table with explicit roles, each cell is.
inside('th[scope="col"], table[role] :is(th, td)', {
  '@media': { [media.tablet]: { overflowWrap: 'break-word' } },
});
// An icon is on the line of its words.
inside('td:has(> svg)', { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });
// Row headers look like the other cells.
inside('th[scope="row"]', { fontWeight: vars.font.weight.regular });
// Three columns or more have fixed shares of the width: cells of sentences next to short ones would take nearly all.
const fixed = 'table:has(th[scope="col"]:nth-child(3))';
inside(fixed, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } });
inside(`${fixed} thead th:first-child`, { '@media': { [media.tablet]: { inlineSize: '44%' } } });
// On a phone, cells are stacked, in tables whose explicit roles keep the semantics.
const stacked = (selector: string, rule: Omit<StyleRule, 'selectors'>) =>
  inside(`table[role] ${selector}`, { '@media': { [`screen and (${media.phone})`]: rule } });
stacked(':is(tbody, tr, th, td)', { display: 'block' });
stacked('thead', visuallyHidden);
stacked('tr', {
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
stacked(':is(th, td)', { padding: `${vars.space.xxs} 0`, borderBlockEnd: 0 });
// A group of rows is apart from the one before. On a phone its row headers are not bold, and its values are grey.
inside('th[scope="rowgroup"]', {
  paddingBlockStart: vars.space.xl,
  fontSize: vars.font.size.large,
});
stacked('th[scope="rowgroup"]', { paddingBlockStart: vars.space.l });
stacked('tbody:has([scope="rowgroup"]) td', { color: vars.color.text.muted });
stacked('tbody:has([scope="rowgroup"]) td strong', { color: vars.color.text.default });
stacked('th[scope="row"]', { fontWeight: vars.font.weight.bold });
stacked('tbody:has([scope="rowgroup"]) th[scope="row"]', { fontWeight: vars.font.weight.regular });
stacked('tbody:has([scope="rowgroup"]) tr', { paddingBlock: vars.space.xs });
globalStyle(`${root} > :first-child`, { '@layer': { [components]: { marginBlockStart: 0 } } });
globalStyle(`${root} > :last-child`, { '@layer': { [components]: { marginBlockEnd: 0 } } });
