import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const list = sectionStyle({ display: 'grid', marginBlockStart: vars.space.m });

export const item = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const name = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const target = sectionStyle({
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});

export const facts = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
  },
});

export const term = sectionStyle({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});
