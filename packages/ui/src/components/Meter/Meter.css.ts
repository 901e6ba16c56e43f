import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const label = componentStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const value = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const bar = componentStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: vars.size.meter,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { outline: `${vars.border.thin} solid CanvasText` },
  },
});

export const track = componentStyle({
  fill: vars.color.border.subtle,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const fill = componentStyle({
  fill: vars.color.action.default,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
