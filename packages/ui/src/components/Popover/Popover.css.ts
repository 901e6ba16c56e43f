import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  padding: `min(${vars.space.m}, 5vw)`,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
});

export const title = componentStyle({
  margin: 0,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});
