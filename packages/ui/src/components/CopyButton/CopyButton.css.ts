import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const labels = componentStyle({ display: 'grid' });

export const label = componentStyle({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
});

export const hidden = componentStyle({ visibility: 'hidden' });
