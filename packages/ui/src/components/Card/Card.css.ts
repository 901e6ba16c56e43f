import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  minInlineSize: 0,
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  overflowWrap: 'break-word',
  listStyle: 'none',
});

export const tone = componentVariants({
  default: { background: vars.color.surface.default },
  warm: { background: vars.color.surface.warm },
});
