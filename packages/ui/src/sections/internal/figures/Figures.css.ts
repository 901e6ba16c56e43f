import { sectionStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { vars } from '../../../styles/theme.css.js';

const rule = `${vars.border.thin} solid ${vars.color.border.default}`;

/** In rows, each figure is next to its label. On a phone, every list looks like this. */
export const list = {
  rows: sectionStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  columns: sectionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: vars.space.xl,
      },
    },
  }),
};

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: rule,
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${list.columns} > &`]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Figure, label and explanation start at the same height in every column.
          gridRow: 'span 3',
          gridTemplateRows: 'subgrid',
          paddingBlock: `${vars.space.m} 0`,
        },
        [`${list.rows} > &`]: {
          gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)',
          paddingBlock: vars.space.m,
        },
      },
    },
  },
});

export const value = sectionStyle({
  // The term comes first in the source; the figure comes first visually.
  order: -1,
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  '@media': {
    [media.tablet]: {
      selectors: { [`${list.columns} > * > &`]: { fontSize: vars.font.size.titleXl } },
    },
  },
});

export const label = sectionStyle({
  hyphens: 'auto',
  lineHeight: vars.font.lineHeight.snug,
});

const textColumns = '2 / -1';

export const text = sectionStyle({
  gridColumn: textColumns,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  hyphens: 'auto',
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: {
      gridColumn: 'auto',
      selectors: { [`${list.rows} > * > &`]: { gridColumn: '2', gridRow: '2' } },
    },
  },
});

/** Place for a measured result, between the current value and the goal. */
export const measured = sectionStyle({
  gridColumn: textColumns,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  border: `${vars.border.thin} dashed ${vars.color.border.default}`,
  borderInlineEnd: `${vars.border.thick} solid ${vars.color.text.default}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  '@media': {
    [media.tablet]: { gridColumn: '3', gridRow: '1' },
  },
});
