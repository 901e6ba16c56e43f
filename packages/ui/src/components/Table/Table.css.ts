import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../styles/layers.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, selected, startMark } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;
const insideRing = { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` };

/** Below the tablet each row is a block of its own; React Aria's roles keep it a grid. */
export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [focusVisible]: focusRing },
  '@media': { [media.tablet]: { display: 'table' } },
});

export const header = componentStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-header-group' } },
});

// React Aria draws this row itself and takes no class for it.
globalStyle(`${header} > tr`, {
  '@layer': {
    [components]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.m,
      borderBlockEnd: `${vars.border.medium} solid ${border.default}`,
      '@media': { [media.tablet]: { display: 'table-row' } },
    },
  },
});

export const column = componentStyle({
  minBlockSize: vars.size.target,
  padding: vars.space.xs,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  selectors: {
    '&[data-allows-sorting]': { color: action.default, cursor: 'pointer' },
    [hovered]: { textDecoration: 'underline' },
    [focusVisible]: insideRing,
  },
  '@media': {
    // A column is at least as wide as its heading, however long a word in another is.
    [media.tablet]: { verticalAlign: 'bottom', overflowWrap: 'normal', hyphens: 'manual' },
  },
});

export const columnLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: `calc(${vars.size.target} - 2 * ${vars.space.xs})`,
});

export const body = componentStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

// The row of an empty table is React Aria's own too.
const emptyRow = `${body} > tr:has(> [colspan])`;
globalStyle(`${emptyRow}, ${emptyRow} > [colspan]`, {
  '@layer': { [components]: { display: 'block' } },
});
globalStyle(emptyRow, {
  '@layer': { [components]: { '@media': { [media.tablet]: { display: 'table-row' } } } },
});
globalStyle(`${emptyRow} > [colspan]`, {
  '@layer': { [components]: { '@media': { [media.tablet]: { display: 'table-cell' } } } },
});

export const row = componentStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  borderBlockEnd: line,
  selectors: {
    [hovered]: { background: surface.hover },
    [selected]: {
      background: action.subtle,
      // Not by colour alone.
      boxShadow: startMark.ltr,
    },
    [`${selected}:dir(rtl)`]: {
      boxShadow: startMark.rtl,
    },
    [focusVisible]: insideRing,
  },
  '@media': {
    [media.tablet]: { display: 'table-row' },
    [media.forcedColors]: {
      // Of a row that has the focus too, the ring is seen; its checkbox tells that it is selected.
      selectors: {
        [`${selected}:not([data-focus-visible])`]: {
          outline: `${vars.border.medium} solid Highlight`,
        },
      },
    },
  },
});

export const cell = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  selectors: { [focusVisible]: insideRing },
  '@media': {
    [media.tablet]: {
      display: 'table-cell',
      minInlineSize: `calc(2 * ${vars.size.target})`,
      paddingBlock: vars.space.s,
      verticalAlign: 'top',
    },
  },
});

export const align = componentVariants({
  start: {},
  end: {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { textAlign: 'end' } },
  },
});

/** The column's name beside its value, where there are no columns. */
export const cellLabel = componentStyle({
  color: text.muted,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const value = componentStyle({ minInlineSize: 0 });

export const rowHeader = componentStyle({ fontWeight: vars.font.weight.medium });

export const selection = componentStyle({
  inlineSize: vars.size.target,
  paddingInline: vars.space.xs,
  '@media': { [media.tablet]: { paddingBlock: 0, verticalAlign: 'middle' } },
});

export const empty = componentStyle({ padding: vars.space.m, color: text.muted });
