import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const frame = componentStyle({ position: 'relative', display: 'grid' });

export const control = componentStyle({
  paddingInlineEnd: `calc(${vars.size.targetLarge} + ${vars.space.xxs})`,
});

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetLarge,
  border: 0,
  background: 'transparent',
  color: vars.color.text.default,
  cursor: 'pointer',
});
