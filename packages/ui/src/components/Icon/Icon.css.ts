import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const directional = componentStyle({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
