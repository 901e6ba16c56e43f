import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

const { action, border } = vars.color;

export const button = componentStyle({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: action.default,
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: action.subtle, color: action.hover },
    '&[data-pressed]': { color: action.pressed },
    '&[data-disabled]': { color: border.default, cursor: 'not-allowed' },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const icon = componentStyle({
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '[data-expanded] &': { rotate: '90deg' },
    // Mirrored before it rotates.
    '[data-expanded] &:dir(rtl)': { rotate: '-90deg' },
  },
});
