import { style } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const rules = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.xxs,
});

export const rule = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const metRule = style([rule, sectionStyle({ color: vars.color.feedback.positive.default })]);
