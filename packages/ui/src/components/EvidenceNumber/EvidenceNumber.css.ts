import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

/**
 * Hand-drawn circle, made round by its padding. With a fixed size it could wrap away from the word that it is joined
 * to.
 */
export const root = componentStyle({
  position: 'relative',
  // Keeps a preceding number separate in right-to-left text.
  unicodeBidi: 'isolate',
  paddingBlock: '0.07em',
  paddingInline: '0.42em',
  border: `${vars.border.thin} solid ${vars.color.marker.text}`,
  borderRadius: vars.radius.full,
  background: vars.color.marker.default,
  color: vars.color.marker.text,
  printColorAdjust: 'exact',
  fontSize: '0.75em',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  verticalAlign: '0.15em',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'MarkText',
      background: 'Mark',
      color: 'MarkText',
    },
  },
});

/** Small enough for running text. The hit area extends beyond the circle to the line height. */
export const link = componentStyle({
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.35em' },
    [hovered]: { background: vars.color.marker.text, color: vars.color.marker.default },
    [focusVisible]: focusRing,
  },
});
