import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  alignItems: 'start',
});

export const first = componentVariants({
  main: {
    gap: vars.space.xxl,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      },
    },
  },
  aside: {
    gap: vars.space.m,
    // A heading is on the first line of the content at its side.
    alignItems: 'first baseline',
    '@media': { [media.desktop]: split },
  },
});

export const part = componentStyle({ minInlineSize: 0 });
