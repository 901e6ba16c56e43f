import { componentStyle } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';

/** Smaller padding on a narrow phone leaves more room for the days. */
const padding = `min(${vars.space.s}, 2vi)`;

/** Calendar in the popover of the field. */
export const dialog = componentStyle({
  flex: 1,
  boxSizing: 'border-box',
  // Width of a month and its padding.
  inlineSize: `calc(7 * ${vars.size.target} + 2 * ${padding})`,
  minInlineSize: 0,
  padding,
  overflow: 'auto',
  outline: 'none',
});
