import { sectionStyle } from '../../../styles/layered.js';
import { measure } from '../../../styles/measure.js';
import { vars } from '../../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const points = sectionStyle({ display: 'grid', gap: vars.space.s });

export const point = sectionStyle({
  display: 'flex',
  gap: vars.space.s,
  maxInlineSize: measure,
  hyphens: 'auto',
  textWrap: 'pretty',
});

/** Has the height of the first line of text next to it. */
export const icon = sectionStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.body} * ${vars.font.lineHeight.normal})`,
  color: vars.color.action.default,
});
