import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border } = vars.color;

/** How much further a level begins: less on a phone, so that the words keep their room. */
const step = `min(${vars.space.l}, 4vi)`;
const lineColor = createVar();
/** Less has no room for words beside a chevron and a checkbox. */
const leastWidth = `calc(${vars.size.column} + ${vars.size.target})`;
const line = (direction: 'left' | 'right') =>
  `repeating-linear-gradient(to ${direction}, ${lineColor} 0 ${vars.border.thin}, transparent ${vars.border.thin} ${step})`;

/** A line for each level above it, from below the chevron of what it hangs under. */
export const row = componentStyle({
  vars: { [lineColor]: border.subtle },
  // React Aria says on which level it stands, from 1 on.
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${step})`,
  paddingInlineEnd: vars.space.s,
  columnGap: vars.space.xs,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.size.target} / 2)`,
      // Not where a row breaks into lines: it would run through the words.
      inlineSize: `clamp(0px, (100% - ${leastWidth}) * 999, (var(--tree-item-level) - 1) * ${step})`,
      backgroundImage: line('right'),
      pointerEvents: 'none',
    },
    '&:dir(rtl)::before': { backgroundImage: line('left') },
  },
  '@media': {
    [media.forcedColors]: {
      vars: { [lineColor]: 'CanvasText' },
      // Else it has no gradients.
      selectors: { '&::before': { forcedColorAdjust: 'none' } },
    },
  },
});

/** As wide as a chevron, where there is none. */
export const leaf = componentStyle({ inlineSize: vars.size.target });

/** What is on its way begins where the words of its level do. */
export const loading = componentStyle({ paddingInlineStart: vars.size.target });

export const chevron = componentStyle({
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

export const chevronIcon = componentStyle({
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '[data-expanded] &': { rotate: '90deg' },
    // Mirrored before it turns.
    '[data-expanded] &:dir(rtl)': { rotate: '-90deg' },
  },
});
