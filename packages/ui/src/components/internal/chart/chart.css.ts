import { componentStyle, componentVariants } from '../../../styles/layered.js';
import { measure } from '../../../styles/measure.js';
import { media } from '../../../styles/media.js';
import { focusRing, focusVisible } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';
import { labelWidths } from './scale.js';

const { border, chart, surface, text, action } = vars.color;

export const root = componentStyle({
  containerType: 'inline-size',
  // Keeps the bubble between the sides of the figure.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  inlineSize: '100%',
  margin: 0,
  color: text.default,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const label = componentStyle({
  display: 'block',
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.medium,
  textWrap: 'balance',
});

export const description = componentStyle({
  display: 'block',
  maxInlineSize: measure,
  marginBlockEnd: vars.space.s,
  color: text.muted,
  textWrap: 'pretty',
});

export const empty = componentStyle({ color: text.muted });

/** Width of the container with room for labels before the drawing. */
export const isWide = `(min-width: ${labelWidths[2].from}rem)`;

const systemFill = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } };

/** Fill of each series. */
export const fill = componentVariants({
  0: { fill: chart[1], ...systemFill },
  1: { fill: chart[2], ...systemFill },
  2: { fill: chart[3], ...systemFill },
  3: { fill: chart[4], ...systemFill },
  4: { fill: chart[5], ...systemFill },
  5: { fill: chart[6], ...systemFill },
});

const systemStroke = { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } };

/** Stroke of each series. */
export const stroke = componentVariants({
  0: { stroke: chart[1], ...systemStroke },
  1: { stroke: chart[2], ...systemStroke },
  2: { stroke: chart[3], ...systemStroke },
  3: { stroke: chart[4], ...systemStroke },
  4: { stroke: chart[5], ...systemStroke },
  5: { stroke: chart[6], ...systemStroke },
});

/** Drawing with coordinates from 0 to 100, stretched to its place. */
export const stretched = componentStyle({ overflow: 'visible' });

/** Line in a stretched drawing. */
export const strokeLine = componentStyle({
  fill: 'none',
  strokeWidth: vars.border.medium,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const patternLine = componentStyle({
  fill: 'none',
  stroke: surface.default,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  selectors: { '&[data-dots]': { strokeWidth: 3 } },
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

/** Patterns are not painted where they are defined. They would be undefined in an element without a box. */
export const definitions = componentStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.choice,
  blockSize: vars.space.m,
});

/** Layer of a drawing in percentages. Mirrored with the direction of the text. */
export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const gridline = componentStyle({
  stroke: border.subtle,
  strokeWidth: vars.border.thin,
  selectors: { '&[data-zero]': { stroke: border.default } },
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** Height of a drawing with a vertical axis of values. */
export const plotHeight = `calc(5 * ${vars.size.targetLarge})`;

/** Bubble of a mark: anchored to it, and inside the figure at both sides. */
export const bubble = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.raised,
  positionArea: 'block-start',
  positionTryFallbacks: 'flip-block',
  justifySelf: 'anchor-center',
  inlineSize: 'max-content',
  maxInlineSize: `min(100%, ${vars.size.column})`,
  margin: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.s,
  background: text.default,
  color: surface.default,
  // The pointer can reach it without crossing another mark.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: `calc(-1 * ${vars.space.xs})`,
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});

export const mark = componentStyle({
  position: 'absolute',
  // Even a bar of zero can be pointed at.
  minInlineSize: vars.space.xs,
  minBlockSize: vars.space.xs,
  borderRadius: vars.border.medium,
  selectors: { [focusVisible]: { ...focusRing, zIndex: vars.layer.raised } },
});

const shownAt = (from: number) => `(min-width: ${from}rem)`;

/**
 * Sets `--every` for the width of the container: of so many labels one is shown. Smaller containers have fewer
 * labels, because rotated or tiny labels are hard to read.
 */
export const labelled = componentStyle({
  vars: { '--every': 'var(--every-0)' },
  '@container': {
    [shownAt(labelWidths[1].from)]: { vars: { '--every': 'var(--every-1)' } },
    [shownAt(labelWidths[2].from)]: { vars: { '--every': 'var(--every-2)' } },
    [shownAt(labelWidths[3].from)]: { vars: { '--every': 'var(--every-3)' } },
  },
});

/** Label that is shown from one of the container widths. */
export const from = componentVariants({
  0: {},
  1: { display: 'none', '@container': { [shownAt(labelWidths[1].from)]: { display: 'block' } } },
  2: { display: 'none', '@container': { [shownAt(labelWidths[2].from)]: { display: 'block' } } },
  3: { display: 'none', '@container': { [shownAt(labelWidths[3].from)]: { display: 'block' } } },
  [-1]: { display: 'none' },
});

export const axis = componentStyle({
  display: 'grid',
  blockSize: plotHeight,
  color: text.muted,
  lineHeight: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** All labels share a cell, so that the widest one determines the width of the axis. */
export const tick = componentStyle({
  gridArea: '1 / 1',
  alignSelf: 'start',
  position: 'relative',
  translate: '0 -50%',
});

export const details = componentStyle({
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { contentVisibility: 'visible', display: 'block' } },
    },
  },
});

export const summary = componentStyle({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.s,
  color: action.default,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, [focusVisible]: focusRing },
  '@media': { [media.print]: { display: 'none' } },
});

/** A table with many columns is wider than a phone. */
export const scroller = componentStyle({
  overflowX: 'auto',
  paddingBlock: vars.space.xs,
  selectors: { [focusVisible]: focusRing },
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const table = componentStyle({ borderCollapse: 'collapse', overflowWrap: 'normal' });

const line = `${vars.border.thin} solid ${border.subtle}`;

export const cell = componentStyle({
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  borderBlockEnd: line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'baseline',
});

export const rowHeader = componentStyle({
  paddingBlock: vars.space.xxs,
  borderBlockEnd: line,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
