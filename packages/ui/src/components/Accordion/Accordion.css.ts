import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
