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
  strokeWidth: vars.size.meter,
  // An SVG ignores the text direction.
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

/** Hatched part of the bar. Uses a dashed line, because an SVG pattern needs an id that is unique on the page. */
export const unsure = componentStyle({
  stroke: vars.color.action.default,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/**
 * Indeterminate bar: two fifths of the line move past. With reduced motion, static dashes show that it is in progress.
 */
export const inProgress = componentStyle({
  stroke: vars.color.action.default,
  strokeDasharray: '40 100',
  animation: `${pass} calc(2 * ${vars.motion.duration.turn}) linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', strokeDasharray: '4' },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});
