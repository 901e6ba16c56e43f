import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
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

export const adjusted = sectionStyle({ fontSize: vars.font.size.small, color: text.muted });

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

export const undecided = sectionStyle({ color: text.muted });

export const note = sectionStyle({
  paddingBlockStart: vars.space.xs,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
});
