import { cover } from '../internal/overlay/fade.css.js';
import * as parts from '../internal/overlay/parts.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const overlay = componentStyle({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  // Large text must not leave more room to the margins than to the content.
  padding: `min(${vars.space.m}, 3vw)`,
  '@media': { [media.print]: parts.onPaper },
});

/**
 * Dialog card, without animation. If its exit animation is interrupted after the overlay's, as on a busy machine, React
 * Aria leaves the page inert.
 */
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  ...parts.frame,
  overflow: 'hidden',
  '@media': { [media.print]: parts.onPaper },
});

export const size = componentVariants({
  small: { maxInlineSize: vars.size.dialogSmall },
  medium: { maxInlineSize: vars.size.dialog },
  large: { maxInlineSize: vars.size.dialogLarge },
});

/** Full-screen on phones, where the margins of a card would take too much room from the content. */
export const overlayFilled = componentStyle({ '@media': { [media.phone]: { padding: 0 } } });

export const modalFilling = componentStyle({ '@media': { [media.phone]: parts.filling } });
