import { keyframes } from '@vanilla-extract/css';
import * as parts from '../internal/overlay/parts.css.js';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const margin = `min(${vars.space.m}, 3vw)`;

const appear = keyframes({ from: { opacity: 0 } });

/** Scroll container of the whole dialog. */
export const root = componentStyle({
  containerType: 'scroll-state',
  inlineSize: `calc(100% - 2 * ${margin})`,
  maxInlineSize: vars.size.dialog,
  maxBlockSize: `calc(100dvb - 2 * ${margin})`,
  margin: 'auto',
  padding: 0,
  ...parts.frame,
  color: vars.color.text.default,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  // Animates opacity only, without layout during the animation. Closing is not animated.
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  selectors: {
    '&::after': { ...parts.fadingEdge, display: 'block' },
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': {
      selectors: { '&::after': { visibility: 'visible' } },
    },
  },
  '@media': {
    [media.phone]: { ...parts.filling, inlineSize: '100%', maxBlockSize: 'none' },
    [media.print]: { selectors: { '&[open]': parts.onPaper } },
    [media.reducedMotion]: {
      animation: 'none',
      selectors: { '&::backdrop': { animation: 'none' } },
    },
  },
});

export const header = componentStyle({
  ...parts.header,
  '@media': { '(min-height: 30rem)': parts.headerInSight },
});

export const title = componentStyle(parts.title);

export const close = componentStyle(parts.close);

export const body = componentStyle({ padding: parts.inset });
