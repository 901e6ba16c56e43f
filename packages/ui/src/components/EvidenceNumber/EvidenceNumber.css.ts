import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5em',
  blockSize: '1.5em',
  paddingInline: '0.3em',
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.color.text.default,
  color: vars.color.surface.default,
  fontSize: '0.75em',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  verticalAlign: '0.15em',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
