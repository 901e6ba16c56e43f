import { sectionStyle } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  // Text at 200 % needs the space more.
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const header = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: hairline,
});

export const title = sectionStyle({
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const total = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
});

export const score = sectionStyle({
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
});

export const notScored = sectionStyle({ color: vars.color.text.muted });

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

export const note = sectionStyle({
  paddingBlockStart: vars.space.s,
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});
