import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';
import { bare } from '../typed/bare.js';

/** Wide enough for a date: siblings wrap to the next line before the input gets narrower. */
export const input = componentStyle({
  inlineSize: '100%',
  flexBasis: '12ch',
  ...bare,
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});
