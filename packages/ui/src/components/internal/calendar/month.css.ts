import { componentStyle, componentVariants } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, selected } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

const { action, border, feedback, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: '100%',
  color: text.default,
});

/** Width: days of 44 px each; narrower on a narrow phone. */
export const months = componentVariants({
  1: { maxInlineSize: `calc(7 * ${vars.size.target})` },
  2: { maxInlineSize: `calc(14 * ${vars.size.target} + ${vars.space.l})` },
});

/** Months side by side. */
export const grids = componentStyle({ display: 'flex', gap: vars.space.l });

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
});

export const heading = componentStyle({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontSize: `min(${vars.font.size.body}, 5vi)`,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'center',
});

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  // Keeps seven days side by side on a phone with large text.
  fontSize: `min(${vars.font.size.small}, 5.5vi)`,
  lineHeight: vars.font.lineHeight.snug,
});

export const weekday = componentStyle({
  blockSize: vars.size.targetSmall,
  padding: 0,
  fontWeight: vars.font.weight.regular,
  color: text.muted,
});

export const cell = componentStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: `min(${vars.size.target}, 14vi)`,
  borderRadius: vars.radius.m,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: action.subtle },
    '&[data-today]': { fontWeight: vars.font.weight.bold },
    // A line below the number marks today, in every state of the day.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xs,
      insetInline: '30%',
      borderBlockEnd: `${vars.border.thick} solid currentcolor`,
      borderRadius: vars.radius.full,
    },
    [selected]: {
      background: action.default,
      color: text.onAction,
      fontWeight: vars.font.weight.medium,
    },
    '&[data-unavailable]': {
      color: text.muted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    [disabled]: { color: border.default, cursor: 'not-allowed' },
    '&[data-invalid]': { background: feedback.critical.default, color: text.onAction },
    [focusVisible]: {
      ...focusRing,
      // Above the adjacent days.
      zIndex: vars.layer.raised,
    },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [hovered]: { background: 'transparent', color: 'Highlight' },
        [selected]: { background: 'Highlight', color: 'HighlightText' },
        '&[data-unavailable]': { color: 'GrayText' },
        [disabled]: { color: 'GrayText' },
        [focusVisible]: { outlineColor: 'Highlight' },
      },
    },
  },
});

const between = '&[data-selected]:not([data-selection-start], [data-selection-end])';

/** Days between the ends of a selected range, drawn as one band with a line on both sides. */
export const inRange = componentStyle({
  selectors: {
    [between]: {
      background: action.subtle,
      borderRadius: 0,
      boxShadow: `inset 0 ${vars.border.thin} ${action.default}, inset 0 calc(-1 * ${vars.border.thin}) ${action.default}`,
      color: text.default,
      fontWeight: vars.font.weight.regular,
    },
    '&[data-selection-start]:not([data-selection-end])': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [between]: { background: 'Highlight', boxShadow: 'none', color: 'HighlightText' },
      },
    },
  },
});

/** Fills its cell, so the whole cell reacts to the pointer. */
export const day = componentStyle({ display: 'grid', placeItems: 'center' });

export const reason = componentStyle({
  // Reserves a line, so there is no layout shift when a reason appears.
  minBlockSize: `calc(${vars.font.size.small} * ${vars.font.lineHeight.snug})`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
  overflowWrap: 'anywhere',
});
