import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const values = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  rowGap: vars.space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const value = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.m,
});

export const icon = sectionStyle({
  padding: vars.space.s,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.action.default,
});

export const words = sectionStyle({
  display: 'grid',
  flex: '1 1 10rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
  hyphens: 'auto',
});
