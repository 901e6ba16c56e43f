import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.js';
import { vars } from './theme.css.js';

const { marker } = vars.color;

/**
 * Stroke of a marker pen. Long, low corner radii make its edges slope slightly, like a rotated box, but on every line
 * of a wrapped phrase. Flat in forced colours.
 */
export const stroke = {
  borderRadius: '65% 0.3em 60% 0.2em / 0.1em 0.35em 0.09em 0.4em',
  background: marker.default,
  color: marker.text,
  // The highlight has a meaning, so print it even in browsers that omit backgrounds.
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' },
  },
} satisfies StyleRule;

/** Line height of a heading with marked words, so that the highlight stays clear of the line above. */
export const aroundStroke = 1.22;

/**
 * Extends the highlight beyond the text, so that a line that starts with it is aligned with the others. A shadow would do
 * so for every line of a wrapped phrase, but shows a seam where it meets the rounded corners.
 */
export const outdented = {
  paddingInline: '0.12em',
  marginInline: '-0.12em',
} satisfies StyleRule;
