import { sectionStyle } from '../../../styles/layered.js';
import { stroke } from '../../../styles/stroke.js';
import { vars } from '../../../styles/theme.css.js';

export const root = sectionStyle({
  ...stroke,
  paddingInline: '0.3em',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
});
