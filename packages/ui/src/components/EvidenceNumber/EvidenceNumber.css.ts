import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** Round by its padding: a box with a size of its own would leave the line of the word that it is joined to. */
export const root = componentStyle({
  position: 'relative',
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
