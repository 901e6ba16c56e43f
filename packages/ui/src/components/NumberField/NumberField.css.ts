import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const input = componentStyle({
  flexBasis: '4ch',
  paddingInlineEnd: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});

export const unit = componentStyle({
  alignSelf: 'center',
  maxInlineSize: '100%',
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
});

export const steppers = componentStyle({ display: 'flex', marginInlineStart: 'auto' });
