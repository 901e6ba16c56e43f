import { keyframes } from '@vanilla-extract/css';
import { cover } from '../internal/overlay/fade.css.js';
import { onPaper } from '../internal/overlay/parts.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface } = vars.color;

export const overlay = componentStyle({
  ...cover,
  display: 'flex',
  '@media': { [media.print]: onPaper },
});

/** Edge of the page at which the drawer is. */
export const edge = componentVariants({
  end: { justifyContent: 'flex-end' },
  bottom: { alignItems: 'flex-end', justifyContent: 'center' },
});

const fromBottom = keyframes({ from: { translate: `0 ${vars.space.xl}` } });
const fromEnd = keyframes({ from: { translate: vars.space.xl } });
const fromEndInRtl = keyframes({ from: { translate: `calc(-1 * ${vars.space.xl})` } });

/**
 * Slides in from the inline end, without an exit animation. If an exit animation is interrupted after the overlay's,
 * React Aria leaves the page inert.
 */
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: 0,
  border: `0 solid ${border.subtle}`,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  animationDuration: vars.motion.duration.normal,
  animationTimingFunction: vars.motion.easing.out,
  '@media': { [media.print]: onPaper },
});

export const placement = componentVariants({
  end: {
    blockSize: '100%',
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    selectors: {
      '&[data-entering]': { animationName: fromEnd },
      '&[data-entering]:dir(rtl)': { animationName: fromEndInRtl },
    },
    '@media': {
      [media.tablet]: { borderInlineStartWidth: vars.border.thin },
      [media.print]: { blockSize: 'auto' },
    },
  },
  bottom: {
    // Leaves a strip of the page visible, to press to close the drawer.
    maxBlockSize: `calc(100% - ${vars.size.target})`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStartWidth: vars.border.thin,
    borderStartStartRadius: vars.radius.l,
    borderStartEndRadius: vars.radius.l,
    selectors: { '&[data-entering]': { animationName: fromBottom } },
    '@media': { [media.print]: { maxBlockSize: 'none' } },
  },
});

/** Leaves a strip of the page visible where there is room, to press to close the drawer. */
const maxSize = `calc(100% - ${vars.size.target})`;

export const size = componentVariants({
  small: {
    '@media': { [media.tablet]: { maxInlineSize: `min(${vars.size.dialogSmall}, ${maxSize})` } },
  },
  medium: {
    '@media': { [media.tablet]: { maxInlineSize: `min(${vars.size.dialog}, ${maxSize})` } },
  },
  large: {
    '@media': { [media.tablet]: { maxInlineSize: `min(${vars.size.dialogLarge}, ${maxSize})` } },
  },
});
