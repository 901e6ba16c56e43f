import { sectionStyle } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';

export const byline = sectionStyle({
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});
