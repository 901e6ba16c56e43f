import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../src/styles/media.js';
import { vars } from '../src/styles/theme.css.js';

const { surface, text } = vars.color;

/** The margins hold the numbers. */
export const root = style({
  display: 'grid',
  margin: 0,
  marginBlock: vars.space.l,
  padding: `${vars.space.xl} ${vars.space.xl}`,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  color: text.default,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.normal,
  breakInside: 'avoid',
});

export const picture = style({ gridArea: '1 / 1', minInlineSize: 0, isolation: 'isolate' });

export const page = style({ display: 'block', inlineSize: '100%', border: 0 });

export const numbers = style({
  gridArea: '1 / 1',
  zIndex: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  printColorAdjust: 'exact',
});

export const line = style({ stroke: text.default, strokeWidth: 1 });

export const end = style({ fill: text.default, stroke: surface.default });

export const disc = style({
  fill: text.default,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const number = style({
  fill: surface.default,
  fontFamily: vars.font.family,
  fontSize: '0.8125rem',
  fontWeight: vars.font.weight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

// The list below has the same numbers.
globalStyle(`${root} + ol`, { paddingInlineStart: 0, listStyle: 'none', counterReset: 'part' });
globalStyle(`${root} + ol > li`, {
  position: 'relative',
  paddingInlineStart: '2.25rem',
  marginBlockEnd: vars.space.xs,
  counterIncrement: 'part',
});
globalStyle(`${root} + ol > li::before`, {
  content: 'counter(part)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.2em',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: vars.radius.full,
  background: text.default,
  color: surface.default,
  fontSize: '0.8125rem',
  fontWeight: vars.font.weight.bold,
  lineHeight: '1.375rem',
  textAlign: 'center',
  printColorAdjust: 'exact',
});
