import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** Inherited values were computed outside this part, with another theme. */
export const part = componentStyle({
  background: vars.color.surface.default,
  color: vars.color.text.default,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
});
