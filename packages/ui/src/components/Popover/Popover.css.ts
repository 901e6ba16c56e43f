import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** The width of its content, up to a maximum. */
export const size = componentVariants({
  medium: {},
  large: { maxInlineSize: `min(100vw - 2 * ${vars.space.xs}, 2 * ${vars.size.toast})` },
});

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
