import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../../styles/layers.css.js';
import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { vars } from '../../../styles/theme.css.js';
import { coverContainer } from './fade.css.js';
import * as parts from './parts.css.js';

/**
 * Containers with room to spare, even with large text and an on-screen keyboard. The close button and the actions are
 * sticky there.
 */
const isHigh = `${coverContainer} (min-height: 30rem)`;

/**
 * The border appears only while more content can scroll into view. Browsers without scroll-state queries always show
 * it, like the header's border.
 */
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

/** Scroll padding that keeps a focused field above the footer. */
const aboveFooter = `calc(2 * ${vars.size.target} + 3 * ${vars.space.m})`;
// Controls in the footer are always in view, so focusing them must not scroll the content.
globalStyle(`${footer} *`, {
  '@layer': { [components]: { scrollMarginBlockEnd: `calc(-1 * ${aboveFooter})` } },
});

const withoutFooter = `&:not(:has(> ${footer}))::after`;

/** Scroll container of the whole dialog. It receives focus, so arrow keys scroll it immediately. */
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
    // Applies to dialogs without a footer.
    [withoutFooter]: { ...parts.fadingEdge, flexShrink: 0 },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': {
      selectors: { [withoutFooter]: { visibility: 'visible' } },
    },
    [isHigh]: {
      // Keeps a focused field between the header and the footer.
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
