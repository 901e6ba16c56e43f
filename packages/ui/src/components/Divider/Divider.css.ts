import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
