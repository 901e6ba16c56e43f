import { bare } from '../../internal/typed/bare.js';
import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const input = componentStyle({
  flexBasis: '4ch',
  paddingInlineEnd: 0,
  ...bare,
});

export const unit = componentStyle({
  alignSelf: 'center',
  maxInlineSize: '100%',
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
});

export const steppers = componentStyle({ display: 'flex', marginInlineStart: 'auto' });
