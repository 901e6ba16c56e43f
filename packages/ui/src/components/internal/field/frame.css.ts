import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, pressed } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

const { action, border } = vars.color;

/**
 * Looks like a single `control`, but contains several parts, such as a number input and its buttons. Use it with
 * `control`.
 */
export const frame = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  padding: 0,
  // Clips the part at the end to the rounded corner.
  overflow: 'hidden',
  // A focused button at the end has its own focus ring.
  selectors: {
    '&:is([data-focus-within], :focus-within):not(:has(button:is([data-focus-visible], :focus-visible)))':
      focusRing,
  },
});

/** Input or text inside a frame, with the padding of a `control`. */
export const content = componentStyle({
  // Siblings that don't fit wrap to the next line, as on a phone with large text.
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
});

/** Button at the end of the frame, with its full height. */
export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderInlineStart: `${vars.border.thin} solid ${border.subtle}`,
  outline: 'none',
  background: 'transparent',
  color: action.default,
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: action.subtle, color: action.hover },
    [pressed]: { color: action.pressed },
    [focusVisible]: {
      ...focusRing,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
      borderRadius: vars.radius.m,
    },
    [disabled]: { background: 'transparent', color: border.default, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});
