import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  minInlineSize: vars.size.target,
  paddingInline: 0,
  marginInline: 0,
  textDecoration: 'none',
});
