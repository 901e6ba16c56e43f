import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import {
  coverAround,
  disabled,
  focusRing,
  focusVisible,
  hovered,
  pressed,
  selectable,
  selected,
  startMark,
} from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;
const insideRing = { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` };

/** An empty list is focusable itself. */
export const list = componentStyle({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
  selectors: {
    [focusVisible]: focusRing,
    // The end of the list, or an empty one.
    '&[data-drop-target]': { ...focusRing, outlineStyle: 'dashed' },
  },
});

/** Row that can be focused, pressed and selected. */
export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.target,
  color: text.default,
  lineHeight: vars.font.lineHeight.snug,
  outline: 'none',
  cursor: 'default',
  selectors: {
    [hovered]: { background: surface.hover },
    [pressed]: { background: action.subtle },
    [selected]: {
      background: action.subtle,
      // Doesn't depend on colour alone.
      boxShadow: startMark.ltr,
    },
    [`${selected}:dir(rtl)`]: { boxShadow: startMark.rtl },
    [disabled]: { background: 'transparent', color: text.muted },
    // Dragged, or the row on which others are dropped.
    '&[data-dragging]': {
      background: 'transparent',
      outline: `${vars.border.thin} dashed ${border.default}`,
      outlineOffset: `calc(-1 * ${vars.border.thin})`,
    },
    '&[data-drop-target]': { background: action.subtle, ...insideRing },
    [focusVisible]: { ...insideRing, borderRadius: vars.radius.s },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // A focused row has its focus ring instead; its checkbox shows that it is selected.
        [`${selected}:not([data-focus-visible])`]: {
          outline: `${vars.border.medium} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.medium})`,
        },
        [disabled]: { color: 'GrayText' },
      },
    },
  },
});

/** Raises interactive content above the link that covers the row. */
export const raised = componentStyle({ position: 'relative', zIndex: 1 });

export const link = componentStyle({
  color: action.default,
  textDecorationThickness: vars.border.thin,
  textUnderlineOffset: '0.2em',
  outline: 'none',
  selectors: {
    '&::after': coverAround,
    '&:hover': { color: action.hover },
    '&:active': { color: action.pressed },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.s },
  },
});

export const body = componentStyle({
  flex: `1 1 min(${vars.size.column}, 60%)`,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  ...selectable,
});

export const title = componentStyle({ fontWeight: vars.font.weight.medium });

export const description = componentStyle({
  display: 'block',
  color: text.muted,
  fontSize: vars.font.size.small,
  '@media': {
    [media.forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } },
  },
});

/** Content at the end of a row. Wraps below the text when there is no space next to it. */
export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
});

export const picture = componentStyle({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  color: text.muted,
});

export const empty = componentStyle({ padding: vars.space.m, color: text.muted });

export const line = `${vars.border.thin} solid ${border.subtle}`;
