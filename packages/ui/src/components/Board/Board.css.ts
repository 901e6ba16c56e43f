import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, pressed, selectable } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  maxBlockSize: '100dvb',
  color: text.default,
});

/** Choice of the column in view, on phones. */
export const choice = componentStyle({
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Direction of the fade. */
const toEnd = '--to-end';

/** Fades out columns at the end, until they were scrolled there. */
const fade = keyframes({
  '0%, 99%': {
    maskImage: `linear-gradient(var(${toEnd}), black calc(100% - ${vars.space.xxl}), transparent)`,
  },
  '100%': { maskImage: 'none' },
});

export const columns = componentStyle({
  display: 'flex',
  gridRow: 2,
  gap: vars.space.s,
  minBlockSize: 0,
  overflowX: 'auto',
  // Visually hidden content is absolutely positioned, and would otherwise extend the page.
  position: 'relative',
  scrollSnapType: 'x mandatory',
  selectors: {
    // Snapping would undo the scrolling of a drag.
    '&:has([data-dragging])': { scrollSnapType: 'none' },
    '&:dir(rtl)': { vars: { [toEnd]: '270deg' } },
  },
  vars: { [toEnd]: '90deg' },
  '@media': {
    [media.tablet]: { scrollSnapType: 'none' },
    // Without room to scroll, its timeline is inactive, and nothing fades.
    [`screen and ${media.tablet}`]: {
      animation: `${fade} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});

export const column = componentStyle({
  flex: '0 0 100%',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: `calc(5 * ${vars.size.target})`,
  scrollSnapAlign: 'start',
  '@media': { [media.tablet]: { flex: `1 0 calc(${vars.size.column} - ${vars.space.m})` } },
});

export const header = componentStyle({
  flexShrink: 0,
  display: 'flex',
  // The count goes below a label that leaves no room for it.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  paddingInline: vars.space.xxs,
  paddingBlockEnd: vars.space.xs,
  lineHeight: vars.font.lineHeight.snug,
  // On a phone, the choice of the column shows them.
  '@media': { [media.phone]: { selectors: { '&:not(:has(button))': { display: 'none' } } } },
});

export const headerLabel = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const count = componentStyle({
  flexGrow: 1,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Ground behind the cards, as tall as the board. */
export const ground = componentStyle({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.l,
  background: surface.warm,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

/** Fills the column, so that a card can be dropped below the last one. */
export const list = componentStyle({
  flex: '1 1 auto',
  minBlockSize: vars.size.target,
  overflowY: 'auto',
  paddingBlockEnd: vars.space.xs,
  borderRadius: vars.radius.m,
  selectors: {
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
    '&[data-drop-target]': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

/** Virtual cards have their position from React Aria. */
export const virtual = componentStyle({ marginBlockStart: vars.space.xs });

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'start',
  columnGap: 0,
  // Room for the menu and the handle.
  minBlockSize: `calc(2 * ${vars.size.targetSmall} + ${vars.space.xxs})`,
  padding: vars.space.xs,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  fontSize: vars.font.size.small,
  selectors: {
    [`${list} > &`]: { marginBlockStart: vars.space.xs },
    [hovered]: { background: surface.raised, borderColor: border.default },
    [pressed]: { background: action.subtle },
    '&[data-disabled]': { background: 'transparent' },
    [focusVisible]: { borderRadius: vars.radius.m },
  },
});

/** In the middle of the space between two cards. */
export const indicator = componentStyle({
  selectors: { [`${list} > &`]: { insetBlockStart: `calc(0.5 * ${vars.space.xs})` } },
});

export const picture = componentStyle({ gridRow: '1 / span 2', marginInlineEnd: vars.space.xs });

export const title = componentStyle({ gridColumn: 2, ...selectable });

export const description = componentStyle({ gridColumn: '2 / -1', gridRow: 2, ...selectable });

export const share = componentStyle({
  display: 'inline-block',
  inlineSize: '3em',
  marginInlineEnd: vars.space.xs,
  verticalAlign: 'middle',
});

export const controls = componentStyle({
  gridColumn: 3,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  // The controls are taller than the first line of text.
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
});

/** Shown only while the card is used: a handle on each card would draw attention from the words. */
export const quiet = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.xxs,
  opacity: 0,
  selectors: {
    ':is([data-hovered], [data-focus-visible], [data-focus-visible-within]) &': { opacity: 1 },
  },
  '@media': { [media.forcedColors]: { opacity: 1 } },
});

export const aside = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const empty = componentStyle({
  padding: vars.space.xs,
  color: text.muted,
  fontSize: vars.font.size.small,
});
