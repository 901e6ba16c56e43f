import { style } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Text at 200 % needs the space more.
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  hyphens: 'auto',
});

export const header = sectionStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: hairline,
});

export const title = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});

export const small = sectionStyle({
  flexBasis: '100%',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

export const candidate = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const name = sectionStyle({ flex: '1 1 8rem', fontWeight: vars.font.weight.medium });

export const score = sectionStyle({
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

/** Decision of the recruiter: the only marked content in the list. */
export const decision = sectionStyle({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const empty = sectionStyle({
  paddingBlock: vars.space.l,
  color: vars.color.text.muted,
});

export const note = style([
  small,
  sectionStyle({ paddingBlockStart: vars.space.s, borderBlockStart: hairline }),
]);
