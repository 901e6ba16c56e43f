import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

const { border, marker, text } = vars.color;

export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const filling = sectionStyle({
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.print]: { blockSize: 'auto' } },
});

export const rows = sectionStyle({
  minBlockSize: 0,
  selectors: { [`${filling} > &`]: { flex: 1 } },
});

export const score = sectionStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Bars of the categories. Scales with the text. */
export const bars = sectionStyle({
  display: 'inline-block',
  blockSize: `calc(${vars.size.icon} * 1.1)`,
  verticalAlign: 'middle',
  // An SVG ignores the text direction.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const track = sectionStyle({
  fill: border.subtle,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Place of a bar without a score. The kind of line doesn't depend on colour. */
export const missing = sectionStyle({
  fill: 'none',
  stroke: border.default,
  strokeDasharray: '2',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const adjustedDot = sectionStyle({
  fill: marker.default,
  stroke: marker.text,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', fill: 'Mark', stroke: 'MarkText' },
  },
});

/** Total of an adjusted score where there is no room for the word. The figures of all rows stay aligned. */
export const adjustedTotal = sectionStyle({
  ...stroke,
  paddingInline: '0.3em',
  marginInline: '-0.3em',
});

export const undecided = sectionStyle({ color: text.muted });

export const note = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
  textWrap: 'pretty',
});

export const legendTitle = sectionStyle({
  minBlockSize: '1.5rem',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { [focusVisible]: focusRing },
});
