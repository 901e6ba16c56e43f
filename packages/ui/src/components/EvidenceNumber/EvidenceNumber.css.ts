import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

/** Circled by hand, round by its padding: a box with a size of its own would leave the line of the word that it is joined to. */
export const root = componentStyle({
  position: 'relative',
  // A number before it, in a text from right to left, is another number.
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

/** Small as it stands in a sentence; its target reaches beyond its disc, as far as the line is high. */
export const link = componentStyle({
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.35em' },
    [hovered]: { background: vars.color.marker.text, color: vars.color.marker.default },
    [focusVisible]: focusRing,
  },
});
