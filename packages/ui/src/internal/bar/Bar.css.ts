import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const pass = keyframes({ from: { strokeDashoffset: 40 }, to: { strokeDashoffset: -100 } });

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
  // A picture knows no direction of its own.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
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

/** Hatched. A line of dashes: a pattern would need an id that is the page's own. */
export const unsure = componentStyle({
  stroke: vars.color.action.default,
  strokeWidth: vars.size.meter,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Two fifths of the line pass by. Standing still, dashes say that it is under way. */
export const underWay = componentStyle({
  stroke: vars.color.action.default,
  strokeWidth: vars.size.meter,
  strokeDasharray: '40 100',
  animation: `${pass} calc(2 * ${vars.motion.duration.turn}) linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', strokeDasharray: '4' },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});
