import { globalStyle } from '@vanilla-extract/css';
import { cover, coverContainer } from '../../internal/overlay/fade.css.js';
import * as parts from '../../internal/overlay/parts.css.js';
import { components } from '../../styles/layers.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** Where there is height to spare, also beside large text and a keyboard, the way out and the actions stay in sight. */
const isHigh = `${coverContainer} (min-height: 30rem)`;

export const overlay = componentStyle({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  // Large text must not leave more margin than words.
  padding: `min(${vars.space.m}, 3vw)`,
  '@media': { [media.print]: parts.onPaper },
});

/**
 * It does not move by itself: React Aria leaves the page blocked when the second of two exits is interrupted, which
 * a busy machine has shown.
 */
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  ...parts.frame,
  overflow: 'hidden',
  '@media': { [media.print]: parts.onPaper },
});

export const size = componentVariants({
  small: { maxInlineSize: vars.size.dialogSmall },
  medium: { maxInlineSize: vars.size.dialog },
  large: { maxInlineSize: vars.size.dialogLarge },
});

/** On a phone a card would leave the content less room than the margins take. */
export const overlayFilled = componentStyle({ '@media': { [media.phone]: { padding: 0 } } });

export const modalFilling = componentStyle({ '@media': { [media.phone]: parts.filling } });

/** Only what can scroll further has an edge here; a browser that can't tell always draws it, as that of the header. */
export const footer = componentStyle({
  paddingBlock: `${vars.space.s} ${parts.inset}`,
  paddingInline: parts.inset,
  background: vars.color.surface.raised,
  borderBlockStart: parts.line,
  '@supports': {
    '(container-type: scroll-state)': { borderColor: 'transparent' },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': { borderColor: vars.color.border.subtle },
    [isHigh]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.raised },
  },
});

/** Where a field that gets the focus comes to stand, above the footer. */
const aboveFooter = `calc(2 * ${vars.size.target} + 3 * ${vars.space.m})`;
// What stands in the footer is in view already: the content stays where it is read.
globalStyle(`${footer} *`, {
  '@layer': { [components]: { scrollMarginBlockEnd: `calc(-1 * ${aboveFooter})` } },
});

const withoutFooter = `&:not(:has(> ${footer}))::after`;

/** It scrolls as a whole and holds the focus, so that arrow keys scroll it at once. */
export const root = componentStyle({
  containerType: 'scroll-state',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [media.print]: parts.onPaper },
  selectors: {
    // Where nothing stands below it.
    [withoutFooter]: { ...parts.fadingEdge, flexShrink: 0 },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': {
      selectors: { [withoutFooter]: { visibility: 'visible' } },
    },
    [isHigh]: {
      // A field that gets the focus comes to stand between header and footer.
      scrollPaddingBlockStart: `calc(${vars.size.target} + 3 * ${vars.space.m})`,
      selectors: {
        [`&:has(> ${footer})`]: {
          scrollPaddingBlockEnd: aboveFooter,
        },
      },
    },
  },
});

export const header = componentStyle({
  ...parts.header,
  '@container': { [isHigh]: parts.headerInSight },
});

export const title = componentStyle(parts.title);

export const close = componentStyle(parts.close);

export const body = componentStyle({
  flex: '1 0 auto',
  padding: parts.inset,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.s } },
});
