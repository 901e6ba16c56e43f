import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** In a frame, which has the border. A date has room in it, and what is beside it goes to another line before it has not. */
export const input = componentStyle({
  inlineSize: '100%',
  flexBasis: '12ch',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});
