import { createContainer, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/**
 * Fades an overlay in and out with animations, not transitions. React Aria cancels the transitions of an overlay that
 * closes before it is shown, as with a phone's on-screen keyboard. It would then wait for their end while the page is
 * inert.
 */
export const fade: StyleRule = {
  animationDuration: vars.motion.duration.fast,
  animationTimingFunction: vars.motion.easing.out,
  selectors: {
    '&[data-entering]': { animationName: fadeIn },
    // Stays invisible until React removes it.
    '&[data-exiting]': { animationName: fadeOut, animationFillMode: 'forwards' },
  },
};

export const coverContainer = createContainer();

/** Translucent backdrop of a modal overlay. */
export const cover: StyleRule = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // Set by React Aria: the height above a phone's on-screen keyboard.
  blockSize: 'var(--visual-viewport-height)',
  containerType: 'size',
  containerName: coverContainer,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  ...fade,
};
