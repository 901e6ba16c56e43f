import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const figures = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.l },
  },
});

export const figure = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.text.default}`,
});

export const value = sectionStyle({
  // The term comes first in the source, the figure first for the eye.
  order: -1,
  fontSize: vars.font.size.titleXl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
});

export const label = sectionStyle({ fontWeight: vars.font.weight.medium, hyphens: 'auto' });

export const text = sectionStyle({
  color: vars.color.text.muted,
  hyphens: 'auto',
  textWrap: 'pretty',
});
