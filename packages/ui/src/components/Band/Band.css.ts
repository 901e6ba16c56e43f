import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { components } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { halves, split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({ color: vars.color.text.default });

export const surface = componentVariants({
  default: { background: vars.color.surface.default },
  warm: { background: vars.color.surface.warm },
  // Printed text is dark, so the ink background is omitted.
  ink: {
    background: vars.color.surface.ink,
    '@media': { [media.print]: { background: 'none' } },
  },
});

/** Space between the header and the content, and between the parts of the content. */
const apart = vars.space.xl;

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: apart,
  // Chromium moves the rows of a grid to the next page together.
  '@media': { [media.print]: { display: 'block' } },
} as const;

const sideBySide = {
  ...stacked,
  '@media': { ...stacked['@media'], [media.desktop]: { ...split, alignItems: 'start' } },
} as const;

export const layout = componentVariants({
  stacked,
  split: sideBySide,
  // When stacked on phones, the intro keeps its usual distance from the heading.
  'heading-aside': { ...sideBySide, rowGap: vars.space.s },
});

const isTablet = `${media.tablet} and (not ${media.desktop})`;

export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: apart,
  alignItems: 'start',
  '@media': {
    [media.print]: { marginBlockEnd: vars.space.m, breakAfter: 'avoid', breakInside: 'avoid' },
    // Until the content is next to it, an `aside` has room at the end of the line.
    [isTablet]: { selectors: { '&:has(> :nth-child(2))': halves } },
  },
});
globalStyle(`${header} > svg`, {
  '@layer': {
    [components]: {
      '@media': {
        // Between an intro and the list that it introduces.
        [media.phone]: { inlineSize: 'auto', maxBlockSize: '9rem' },
        [isTablet]: { inlineSize: 'auto', maxBlockSize: '14rem', justifySelf: 'end' },
      },
    },
  },
});

/** Taller than the tallest `aside`, with the fixed navigation bar. */
const tallWindow = `screen and ${media.desktop} and (min-height: 50rem)`;

/** Stays in view next to longer content. */
const sticky = {
  '@media': {
    [tallWindow]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navigation} + ${vars.space.l})`,
    },
  },
} as const;

export const headerOf = componentVariants({
  // An `aside` is on the axis of the content below it.
  stacked: {
    '@media': { [media.desktop]: { selectors: { '&:has(> :nth-child(2))': split } } },
  },
  split: sticky,
  'heading-aside': sticky,
});

export const below = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: apart,
  minInlineSize: 0,
});

// A drawing is on the axis of the content below it, and hardly taller than a heading with its intro.
globalStyle(`${headerOf.stacked} > svg`, {
  '@layer': {
    [components]: {
      '@media': { [media.desktop]: { inlineSize: 'auto', maxBlockSize: '15rem' } },
    },
  },
});

export const content = componentStyle({ paddingBlock: vars.space.band });

/**
 * Content on ink uses the dark colour scheme in both themes. The band's background keeps the colour of the page's
 * theme.
 */
export const dark = componentStyle({
  colorScheme: 'dark',
  color: vars.color.text.default,
  // Forced colours follow the user's colour scheme.
  '@media': {
    [media.forcedColors]: { colorScheme: 'inherit', background: 'Canvas', color: 'CanvasText' },
  },
});
