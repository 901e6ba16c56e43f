import { componentStyle, componentVariants } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';
// These styles override those of the popover.
import '../overlay/overlay.css.js';

/** Smaller padding on a narrow phone leaves more room for the days. */
const padding = `min(${vars.space.s}, 2vi)`;

/** Calendar in the popover of the field. */
export const dialog = componentStyle({
  flex: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding,
  overflow: 'auto',
  outline: 'none',
});

/** Popover with two months, wider than others. */
export const wide = componentStyle({ maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})` });

/** Width of one or two months, with the padding. */
export const months = componentVariants({
  1: { inlineSize: `calc(7 * ${vars.size.target} + 2 * ${padding})` },
  2: { inlineSize: `calc(14 * ${vars.size.target} + ${vars.space.l} + 2 * ${padding})` },
});

export const presets = componentStyle({ marginBlockEnd: vars.space.s });
