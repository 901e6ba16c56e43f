import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const control = componentStyle({ display: 'block', resize: 'vertical' });

export const counter = componentStyle({
  marginInlineStart: 'auto',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const over = componentStyle({
  fontWeight: vars.font.weight.medium,
  color: vars.color.feedback.critical.default,
});
