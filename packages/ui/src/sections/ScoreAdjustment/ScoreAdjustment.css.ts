import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Existing adjustment: alone, or above the form. */
export const adjusted = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  selectors: {
    '&:has(~ form)': {
      paddingBlockEnd: vars.space.m,
      borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
    },
  },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const sum = sectionStyle({ display: 'grid', gap: vars.space.xxs });

export const figures = sectionStyle({
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: text.muted,
});
