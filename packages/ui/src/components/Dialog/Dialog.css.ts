import { globalStyle } from '@vanilla-extract/css';
import { cover, coverContainer } from '../../internal/overlay/fade.css.js';
import { components } from '../../styles/layers.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const inset = `min(${vars.space.l}, 5vw)`;
/** Where there is height to spare, also beside large text and a keyboard, the way out and the actions stay in sight. */
const isHigh = `${coverContainer} (min-height: 30rem)`;
const line = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const overlay = componentStyle({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  // Large text must not leave more margin than words.
  padding: `min(${vars.space.m}, 3vw)`,
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
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

export const size = componentVariants({
  small: { maxInlineSize: vars.size.dialogSmall },
  medium: { maxInlineSize: vars.size.dialog },
  large: { maxInlineSize: vars.size.dialogLarge },
});

/** On a phone a card would leave the content less room than the margins take. */
export const overlayFilled = componentStyle({ '@media': { [media.phone]: { padding: 0 } } });

export const modalFilling = componentStyle({
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      blockSize: '100%',
      padding: ['top', 'right', 'bottom', 'left']
        .map((side) => `env(safe-area-inset-${side})`)
        .join(' '),
      border: 'none',
      borderRadius: 0,
    },
  },
});

/** Only what can scroll further has an edge here; a browser that can't tell always draws it, as that of the header. */
export const footer = componentStyle({
  paddingBlock: `${vars.space.s} ${inset}`,
  paddingInline: inset,
  background: vars.color.surface.raised,
  borderBlockStart: line,
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
  selectors: {
    // No line of words is cut off where more follows and nothing stands below it.
    [withoutFooter]: {
      content: '',
      position: 'sticky',
      insetBlockEnd: 0,
      flexShrink: 0,
      blockSize: vars.space.xxl,
      marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
      background: `linear-gradient(transparent, ${vars.color.surface.raised})`,
      pointerEvents: 'none',
      visibility: 'hidden',
    },
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: inset,
  background: vars.color.surface.raised,
  borderBlockEnd: line,
  '@container': {
    [isHigh]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised },
  },
});

export const title = componentStyle({
  margin: 0,
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  hyphens: 'auto',
});

export const close = componentStyle({ marginInlineStart: 'auto' });

export const body = componentStyle({
  flex: '1 0 auto',
  padding: inset,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.s } },
});
