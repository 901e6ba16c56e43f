import { createContainer, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/**
 * How an overlay comes and goes. By animations: React Aria cancels the transitions of one that is closed before
 * it is shown, as on a phone with a keyboard on its screen, and would wait for their end with the page blocked.
 */
export const fade: StyleRule = {
  animationDuration: vars.motion.duration.fast,
  animationTimingFunction: vars.motion.easing.out,
  selectors: {
    '&[data-entering]': { animationName: fadeIn },
    // It stays away until React has removed it.
    '&[data-exiting]': { animationName: fadeOut, animationFillMode: 'forwards' },
  },
};

export const coverContainer = createContainer();

/** What lies over the page while something in it waits for an answer, and lets it shine through. */
export const cover: StyleRule = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria's: what the keyboard of a phone leaves free.
  blockSize: 'var(--visual-viewport-height)',
  containerType: 'size',
  containerName: coverContainer,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  ...fade,
};
