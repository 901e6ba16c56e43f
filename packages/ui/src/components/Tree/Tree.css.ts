import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border } = vars.color;

/** Indentation per level. It is smaller on phones, to leave room for the text. */
const step = `min(${vars.space.l}, 4vi)`;
const lineColor = createVar();
/** Minimum row width: less has no room for text next to a chevron and a checkbox. */
const leastWidth = `calc(${vars.size.column} + ${vars.size.target})`;
const line = (direction: 'left' | 'right') =>
  `repeating-linear-gradient(to ${direction}, ${lineColor} 0 ${vars.border.thin}, transparent ${vars.border.thin} ${step})`;

/** Row with a guide line for each ancestor, below the chevron of that ancestor. */
export const row = componentStyle({
  vars: { [lineColor]: border.subtle },
  // React Aria sets the level, 1-based.
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${step})`,
  paddingInlineEnd: vars.space.s,
  columnGap: vars.space.xs,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.size.target} / 2)`,
      // Hidden where a row wraps, because the lines would cross the text.
      inlineSize: `clamp(0px, (100% - ${leastWidth}) * 999, (var(--tree-item-level) - 1) * ${step})`,
      backgroundImage: line('right'),
      pointerEvents: 'none',
    },
    '&:dir(rtl)::before': { backgroundImage: line('left') },
  },
  '@media': {
    [media.forcedColors]: {
      vars: { [lineColor]: 'CanvasText' },
      // Forced colours would remove the gradient.
      selectors: { '&::before': { forcedColorAdjust: 'none' } },
    },
  },
});

/** Has the width of a chevron, for rows that can't be expanded. */
export const leaf = componentStyle({ inlineSize: vars.size.target });

/** Aligns the loading message with the text of its level. */
export const loading = componentStyle({ paddingInlineStart: vars.size.target });
