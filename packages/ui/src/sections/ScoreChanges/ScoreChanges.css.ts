import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;
const hairline = `${vars.border.thin} solid ${border.subtle}`;

const changes = createContainer();
/**
 * Container query for widths without space for three columns at the current font size. The name moves above its scores.
 */
const narrow = `${changes} (max-width: 16em)`;

export const root = sectionStyle({
  containerName: changes,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Kept on one printed page: on a second one browsers repeat the table header, where a grid has no room for it. */
export const table = sectionStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

const inTable = (selector: string, rule: Parameters<typeof sectionStyle>[0]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [sections]: rule } });

inTable(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInline: `0 ${vars.space.s}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
});
inTable('thead th', {
  fontSize: vars.font.size.small,
  color: text.muted,
  // Unlike `anywhere`, it keeps the column as wide as its longest word.
  overflowWrap: 'break-word',
});
inTable('tfoot :is(th, td)', {
  borderBlockEnd: 'none',
  borderBlockStart: `${vars.border.medium} solid ${text.default}`,
  fontWeight: vars.font.weight.bold,
});

// Prints the footer once, below the last row. Browsers otherwise repeat it on every page.
inTable('tfoot', { '@media': { [media.print]: { display: 'table-row-group' } } });
inTable('tr', {
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
inTable('th:first-child', { '@container': { [narrow]: { flexBasis: '100%' } } });
inTable('tfoot td', { '@container': { [narrow]: { borderBlockStart: 'none' } } });
inTable('tr > *', { '@container': { [narrow]: { borderBlockEnd: 'none' } } });
inTable(':is(thead, tbody) tr', { '@container': { [narrow]: { borderBlockEnd: hairline } } });
inTable('tr > :not(:first-child)', { '@container': { [narrow]: { minInlineSize: '5.5em' } } });

export const number = sectionStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${table} &`]: { textAlign: 'end', paddingInline: `${vars.space.xs} 0` },
    'td&': { whiteSpace: 'nowrap' },
  },
});

export const sum = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

export const weights = sectionStyle({ display: 'block', maxInlineSize: measure });

export const figures = sectionStyle({
  display: 'block',
  paddingBlockStart: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
});

export const lines = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: hairline,
});

export const line = sectionStyle({
  paddingBlock: vars.space.s,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});

export const action = sectionStyle({ fontWeight: vars.font.weight.medium });

export const byline = sectionStyle({ color: text.muted });
