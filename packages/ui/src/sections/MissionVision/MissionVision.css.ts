import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const cards = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // With text at 200 % the words need the room more.
  padding: `min(${vars.space.xl}, 6.5vi)`,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
});

export const name = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.action.default,
});

export const statement = sectionStyle({
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
  textWrap: 'balance',
  hyphens: 'auto',
});
