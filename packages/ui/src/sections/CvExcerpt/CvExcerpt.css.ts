import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  // With text at 200 % the words need the room more.
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface.default,
  boxShadow: vars.shadow.raised,
});

export const title = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});

export const text = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});
