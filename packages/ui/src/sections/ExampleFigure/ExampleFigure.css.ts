import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minInlineSize: 0,
});

// The scorecard lies over the lower edge of the CV, as paper does on a desk.
globalStyle(`${root} > :last-child`, {
  '@layer': {
    [sections]: {
      position: 'relative',
      '@media': {
        [media.desktop]: {
          marginBlockStart: `calc(-1 * ${vars.space.xl})`,
          marginInlineStart: vars.space.xl,
        },
      },
    },
  },
});
