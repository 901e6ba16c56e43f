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
  justifyContent: 'flex-end',
  '@media': { [media.print]: onPaper },
});

const fromEnd = keyframes({ from: { translate: vars.space.xl } });
const fromEndInRtl = keyframes({ from: { translate: `calc(-1 * ${vars.space.xl})` } });

/**
 * Slides in from the inline end, without an exit animation. If an exit animation is interrupted after the overlay's,
 * React Aria leaves the page inert.
 */
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  borderInlineStart: `${vars.border.thin} solid ${border.subtle}`,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  animationDuration: vars.motion.duration.normal,
  animationTimingFunction: vars.motion.easing.out,
  selectors: {
    '&[data-entering]': { animationName: fromEnd },
    '&[data-entering]:dir(rtl)': { animationName: fromEndInRtl },
  },
  '@media': { [media.phone]: { borderInlineStart: 'none' }, [media.print]: onPaper },
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
