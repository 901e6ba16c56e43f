import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({ overflowWrap: 'anywhere' });

export const subject = sectionStyle({
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});
