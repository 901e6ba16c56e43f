import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  maxInlineSize: `min(100vw - 2 * ${vars.space.xs}, ${vars.size.toast})`,
  margin: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.s,
  background: vars.color.text.default,
  color: vars.color.surface.default,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});
