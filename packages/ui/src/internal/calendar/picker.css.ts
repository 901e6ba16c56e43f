import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** On a narrow phone the days get what the edge can spare. */
const padding = `min(${vars.space.s}, 2vi)`;

/** The month, in the box that floats at the field. */
export const dialog = componentStyle({
  flex: 1,
  boxSizing: 'border-box',
  // A month, and what is around it.
  inlineSize: `calc(7 * ${vars.size.target} + 2 * ${padding})`,
  minInlineSize: 0,
  padding,
  overflow: 'auto',
  outline: 'none',
});
