import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

/** Round by its padding: a box with a size of its own would leave the line of the word that it is joined to. */
export const root = componentStyle({
  position: 'relative',
  // A number before it, in a text from right to left, is another number.
  unicodeBidi: 'isolate',
  paddingBlock: '0.09em',
  paddingInline: '0.44em',
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.color.text.default,
  color: vars.color.surface.default,
  fontSize: '0.75em',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  verticalAlign: '0.15em',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

/** Small as it stands in a sentence; its target reaches beyond its disc, as far as the line is high. */
export const link = componentStyle({
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.35em' },
    [hovered]: { background: vars.color.action.default, color: vars.color.text.onAction },
    [focusVisible]: focusRing,
  },
  '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
});
