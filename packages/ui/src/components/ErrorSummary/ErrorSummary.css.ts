import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  padding: `min(${vars.space.m}, 5vw)`,
  border: `${vars.border.medium} solid ${vars.color.feedback.critical.default}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.feedback.critical.default,
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});

export const list = componentStyle({ paddingInlineStart: vars.space.l });
