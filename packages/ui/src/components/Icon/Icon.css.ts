import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  flexShrink: 0,
  // With the reset's percentage, a column as narrow as its content would leave no room for the icon.
  maxInlineSize: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const directional = componentStyle({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
