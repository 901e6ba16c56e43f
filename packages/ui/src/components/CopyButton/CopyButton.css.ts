import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** Nothing copies without JavaScript. */
export const root = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const labels = componentStyle({ display: 'grid' });

export const label = componentStyle({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  // A label of two lines starts at its icon.
  textAlign: 'start',
});

export const hidden = componentStyle({ visibility: 'hidden' });
