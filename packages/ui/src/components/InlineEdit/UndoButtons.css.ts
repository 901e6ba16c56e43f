import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
