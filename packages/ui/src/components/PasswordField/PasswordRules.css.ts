import { style } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const rules = componentStyle({
  display: 'grid',
  // Two columns or one: in three, a fourth rule would be alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(12rem, 34%), 100%), 1fr))',
  gap: vars.space.xxs,
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const metRule = style([
  rule,
  componentStyle({ color: vars.color.feedback.positive.default }),
]);
