import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;

/** Table on its own printed page. */
export const printedPage = sectionStyle({
  '@media': { [media.print]: { breakBefore: 'page', breakAfter: 'page', fontSize: '9pt' } },
});

export const table = sectionStyle({
  inlineSize: '100%',
  position: 'relative',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.print]: { lineHeight: 1.25 } },
});

export const heads = sectionStyle({
  fontSize: vars.font.size.small,
  textAlign: 'start',
  color: text.muted,
  '@media': {
    // Still in the accessibility tree: the headers name the cells for screen readers.
    [`screen and (${media.phone})`]: visuallyHidden,
    [media.print]: { fontSize: 'inherit' },
  },
});

export const row = sectionStyle({
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  textWrap: 'balance',
  verticalAlign: 'baseline',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xs,
      paddingBlock: vars.space.m,
    },
    [media.print]: { display: 'table-row', breakInside: 'avoid' },
  },
});

export const risk = sectionStyle({ fontWeight: vars.font.weight.bold });

export const label = sectionStyle({
  display: 'none',
  fontSize: vars.font.size.small,
  color: text.muted,
  '@media': { [media.phone]: { display: 'block' }, [media.print]: { display: 'none' } },
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [sections]: {
      padding: 0,
      textAlign: 'start',
      '@media': {
        [media.tablet]: {
          paddingBlock: vars.space.s,
          paddingInline: `0 ${vars.space.l}`,
        },
        [media.print]: { padding: '2mm 4mm 2mm 0' },
      },
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': {
    [sections]: {
      fontWeight: vars.font.weight.medium,
      borderBlockEnd: `${vars.border.medium} solid ${text.default}`,
    },
  },
});
// Numbers of a clause move to the next line, which balanced lines would prevent with a hyphen in the word before them.
globalStyle(`${table} td:last-child`, { '@layer': { [sections]: { textWrap: 'wrap' } } });
for (const [index, share] of ['20%', '32%', '23%', '25%'].entries()) {
  globalStyle(`${table} th:nth-child(${index + 1})`, {
    '@layer': { [sections]: { '@media': { [media.tablet]: { inlineSize: share } } } },
  });
}
