import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space.xxl,
    },
  },
});

export const part = componentStyle({ minInlineSize: 0 });
