import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const frame = sectionStyle({
  inlineSize: '100%',
  blockSize: vars.size.frame,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
});
