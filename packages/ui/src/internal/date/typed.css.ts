import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';
import { bare } from '../typed/bare.js';

/** A date has room in it, and what is beside it goes to another line before it has not. */
export const input = componentStyle({
  inlineSize: '100%',
  flexBasis: '12ch',
  ...bare,
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});
