import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, pressed } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border } = vars.color;

/** With `control`: what looks like one and holds several parts, such as a number with its buttons. */
export const frame = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  padding: 0,
  // What stands at its end is rounded with it.
  overflow: 'hidden',
  // A button at its end shows its own.
  selectors: { '&[data-focus-within]:not(:has(button[data-focus-visible]))': focusRing },
});

/** What is typed or shown in it, where `control` alone would have its padding. */
export const content = componentStyle({
  // What finds no room beside it goes to a line of its own: on a phone with large text.
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
});

/** At its end, as high as it is. */
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
