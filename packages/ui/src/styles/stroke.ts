import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.js';
import { vars } from './theme.css.js';

const { marker } = vars.color;

/**
 * What a hand leaves with a marker pen: long, low corners make its edges run up a little, as a turned box would, but
 * on each line of a phrase that breaks. Flat in forced colours.
 */
export const stroke = {
  borderRadius: '65% 0.3em 60% 0.2em / 0.1em 0.35em 0.09em 0.4em',
  background: marker.default,
  color: marker.text,
  // It means something, also where a browser prints no backgrounds.
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' },
  },
} satisfies StyleRule;

/** The line height of a heading in which words are marked: the swatch stays clear of the line above. */
export const aroundStroke = 1.22;

/** Drawn beyond the words instead of around them: they stay below those of the lines before, wherever they break. */
export const outdented = {
  paddingInline: 0,
  boxShadow: `-0.12em 0 ${marker.default}, 0.12em 0 ${marker.default}`,
} satisfies StyleRule;
