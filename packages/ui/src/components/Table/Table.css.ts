import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import {
  focusRing,
  focusVisible,
  hovered,
  selectable,
  selected,
  startMark,
} from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

const { action, border, surface, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;
const headerLine = `${vars.border.medium} solid ${border.default}`;
const insideRing = { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` };

/** Scroll container for columns with explicit widths, which may not fit. */
export const sized = componentStyle({
  '@media': { [media.tablet]: { overflowX: 'auto' } },
});

export const filling = componentStyle({
  blockSize: '100%',
  minBlockSize: `calc(4 * ${vars.size.target})`,
  overflow: 'auto',
  // Visually hidden content is absolutely positioned, and would otherwise extend the page.
  position: 'relative',
  containerType: 'scroll-state',
  // Keeps a row focused with the arrow keys from being covered by the header.
  scrollPaddingBlockStart: `calc(${vars.size.target} + ${vars.space.xs})`,
});

/** Keeps the last rows from being covered by the sticky one with sums. */
export const footed = componentStyle({
  scrollPaddingBlockEnd: `calc(${vars.size.target} + ${vars.space.xs})`,
});

/** Fades out a row that the edge cuts while more rows follow, in browsers with scroll-state queries. */
export const fading = componentStyle({
  selectors: {
    '&::after': {
      content: '',
      display: 'none',
      position: 'sticky',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: 1,
      blockSize: vars.space.xl,
      marginBlockStart: `calc(-1 * ${vars.space.xl})`,
      background: `linear-gradient(transparent, ${surface.default})`,
      pointerEvents: 'none',
    },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': { selectors: { '&::after': { display: 'block' } } },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { content: 'none' } } } },
});

/** Below the tablet breakpoint each row is a block. React Aria's roles preserve the grid semantics. */
export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [focusVisible]: insideRing },
  '@media': {
    [media.tablet]: {
      display: 'table',
      selectors: { '&[data-sized]': { tableLayout: 'fixed' } },
    },
  },
});

export const density = componentVariants({
  comfortable: {},
  compact: {
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.snug,
    '@media': {
      // Touch targets have the same size at every density.
      '(pointer: fine)': { vars: { [vars.size.target]: vars.size.targetSmall } },
    },
  },
});

export const overflow = componentVariants({ wrap: {}, truncate: {} });

export const align = componentVariants({
  start: {},
  end: {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { textAlign: 'end' } },
  },
});

/** Cell with the checkbox and the drag handle of a row. */
export const selection = componentStyle({
  inlineSize: vars.size.target,
  paddingInline: vars.space.xs,
  '@media': {
    [media.phone]: {
      selectors: {
        [`${density.compact} &`]: { marginInlineStart: `calc(-1 * ${vars.size.target})` },
      },
    },
    [media.tablet]: { paddingBlock: 0, verticalAlign: 'middle', borderBlockEnd: line },
  },
});

export const selectionHeader = componentStyle({
  '@media': {
    // The width of its column is an inline style.
    [media.phone]: {
      selectors: { [`${density.compact} &`]: { maxInlineSize: vars.size.target } },
    },
    [media.tablet]: { verticalAlign: 'bottom', borderBlockEnd: headerLine },
  },
});

/** On a phone, everything in a compact row is next to its checkbox. */
const indented = {
  [`${density.compact} &:has(> ${selection})`]: { paddingInlineStart: vars.size.target },
};

export const header = componentStyle({
  display: 'block',
  selectors: { '[data-sticky] > &': { background: surface.default } },
  '@media': { [media.tablet]: { display: 'table-header-group' } },
});

export const sticky = componentStyle({
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      background: surface.default,
    },
  },
});

/** Last row, below the rows and above what scrolls under it. */
export const stickyFoot = componentStyle({
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      background: surface.default,
    },
  },
});

export const headerRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  borderBlockEnd: headerLine,
  background: 'inherit',
  '@media': {
    [media.phone]: { selectors: indented },
    [media.tablet]: { display: 'table-row' },
  },
});

export const column = componentStyle({
  position: 'relative',
  // Below the breakpoint, without columns, a heading ignores the width of its column.
  flex: '0 1 max-content',
  minBlockSize: vars.size.target,
  padding: vars.space.xs,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  selectors: { [focusVisible]: insideRing },
  '@media': {
    [media.tablet]: {
      paddingBlock: 0,
      borderBlockEnd: headerLine,
      verticalAlign: 'bottom',
      // A column is at least as wide as its heading, even next to a column with long words.
      overflowWrap: 'normal',
      hyphens: 'manual',
      selectors: {
        [`${density.comfortable} &`]: { paddingBlock: vars.space.xs },
        '[data-sized] &': { overflowWrap: 'anywhere', hyphens: 'auto' },
      },
    },
  },
});

/** On a phone, the labels of a compact table are next to its values: a heading that sorts nothing would repeat them. */
export const unsortable = componentStyle({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${density.compact} &`]: {
          ...visuallyHidden,
          // The width of its column is an inline style.
          maxInlineSize: '1px',
          minBlockSize: 0,
          padding: 0,
        },
      },
    },
  },
});

export const sortable = componentStyle({
  cursor: 'pointer',
  selectors: { [hovered]: { color: action.default } },
});

/** The column by which the rows are sorted. */
export const sorted = componentStyle({ color: text.default });

export const columnLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: `calc(${vars.size.target} - 2 * ${vars.space.xs})`,
  verticalAlign: 'bottom',
  selectors: { [focusVisible]: focusRing },
  '@media': {
    [media.tablet]: {
      selectors: {
        // Together with the line below it, as tall as a row.
        [`${density.compact} &`]: {
          minBlockSize: `calc(${vars.size.target} - ${vars.border.medium})`,
        },
        // The text is above the end of the numbers, even while there is no icon.
        [`${align.end} > &`]: { flexDirection: 'row-reverse' },
      },
    },
  },
});

/** Shows that a column can be sorted: on hover and focus, and always where nothing hovers. */
export const sortHint = componentStyle({
  '@media': {
    [media.print]: { visibility: 'hidden' },
    '(hover: hover)': {
      selectors: {
        [`${sortable}:not(:hover, :focus-within) &`]: { visibility: 'hidden' },
      },
    },
  },
});

export const body = componentStyle({
  display: 'block',
  selectors: { '[data-sticky] > &': { background: surface.default } },
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

/** Row without the look of one: for a message, a place to drop rows, rows that are not rendered, or sums. */
export const plainRow = componentStyle({
  display: 'block',
  background: 'inherit',
  '@media': { [media.tablet]: { display: 'table-row' } },
});

/** Row of a table with sticky cells. They would cover the marks of the row, so these are drawn over the cells. */
const coveredRow = '[data-sticky] > * > &';

export const row = componentStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  borderBlockEnd: line,
  selectors: {
    // Sticky cells inherit it, so they are opaque.
    ':where([data-sticky]) > * > &': { position: 'relative', background: 'inherit' },
    [hovered]: { background: surface.hover },
    '&[data-pressable]': { cursor: 'default' },
    '&[data-disabled]': { color: text.muted, background: 'transparent' },
    [`${coveredRow}[data-disabled]`]: { background: 'inherit' },
    '&[data-dragging]': { color: text.muted, background: surface.hover },
    [selected]: {
      background: action.subtle,
      // Marks the selection in addition to colour.
      boxShadow: startMark.ltr,
    },
    [`${selected}:dir(rtl)`]: {
      boxShadow: startMark.rtl,
    },
    // Shown elsewhere on the page.
    '&[aria-current]': { background: surface.hover, boxShadow: startMark.ltr },
    '&[aria-current]:dir(rtl)': { boxShadow: startMark.rtl },
    [focusVisible]: insideRing,
    [`${coveredRow}::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      pointerEvents: 'none',
    },
    [`${coveredRow}:focus-visible::after`]: insideRing,
    [`${coveredRow}:is([data-selected], [aria-current])::after`]: { boxShadow: startMark.ltr },
    [`${coveredRow}:is([data-selected], [aria-current]):dir(rtl)::after`]: {
      boxShadow: startMark.rtl,
    },
  },
  '@media': {
    // Values side by side, under the name of the row.
    [media.phone]: {
      selectors: {
        [`${density.compact} &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
        ...indented,
      },
    },
    [media.tablet]: { display: 'table-row' },
    [media.forcedColors]: {
      // A focused row shows the focus ring instead; its checkbox still shows the selection.
      selectors: {
        [`&:is([data-selected], [aria-current]):not([data-focus-visible])`]: {
          outline: `${vars.border.medium} solid Highlight`,
        },
      },
    },
  },
});

/** Heading row of a group. */
export const group = componentStyle({
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-pressable]': { cursor: 'pointer' } },
});

export const groupHeading = componentStyle({
  display: 'inline',
  marginInlineEnd: 'auto',
  ...selectable,
});

/** Number of rows in a group. */
export const count = componentStyle({ color: text.muted, fontWeight: vars.font.weight.regular });

export const dropCell = componentStyle({
  display: 'block',
  padding: 0,
  '@media': { [media.tablet]: { display: 'table-cell' } },
});

/** Number without its label: on a phone, at the end of the line of a row header. */
export const number = componentStyle({});

export const cell = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  selectors: { [focusVisible]: insideRing },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${density.compact} &`]: {
          columnGap: vars.space.xs,
          paddingBlock: 0,
        },
        [`${density.compact} &[role='rowheader']`]: {
          flexBasis: `calc(100% - 2 * ${vars.size.target})`,
          fontSize: vars.font.size.body,
        },
        [`${density.compact} &[role='rowheader']:has(+ ${number})`]: {
          flexBasis: 'calc(100% - 4rem)',
        },
        [`${density.compact} &${number}`]: {
          flexBasis: '4rem',
          justifyContent: 'end',
        },
        // The heading of a group is alone in its row.
        [`${density.compact} ${group} > &`]: { flexBasis: '100%' },
      },
    },
    [media.tablet]: {
      display: 'table-cell',
      minInlineSize: `calc(2 * ${vars.size.target})`,
      blockSize: vars.size.target,
      borderBlockEnd: line,
      verticalAlign: 'middle',
      selectors: {
        [`${density.comfortable} &`]: { paddingBlock: vars.space.xs },
        // A badge and the line below it fit in a row.
        [`${density.compact} &`]: { paddingBlock: 0 },
        [`${overflow.truncate} &`]: {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

/** Cell that shows the place of its row in the hierarchy, with room for the button that expands it. */
export const tree = componentStyle({
  flexWrap: 'nowrap',
  paddingInlineStart: `calc(${vars.size.target} + var(--table-row-indent) * ${vars.space.l})`,
});

export const expand = componentStyle({
  display: 'inline-block',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineStart: `calc(-1 * ${vars.size.target})`,
  verticalAlign: 'middle',
});

/** Cell that stays in view while the others scroll under it. */
export const stickyColumn = componentStyle({
  '@media': { [media.tablet]: { position: 'sticky', zIndex: 1, background: 'inherit' } },
});

/** The one next to the cells that scroll. */
export const stickyEdge = componentVariants({
  start: { '@media': { [media.tablet]: { borderInlineEnd: line } } },
  end: { '@media': { [media.tablet]: { borderInlineStart: line } } },
});

export const foot = componentStyle({
  fontWeight: vars.font.weight.medium,
  selectors: { '&:empty': { paddingBlock: 0 } },
  '@media': { [media.tablet]: { borderBlockStart: headerLine, borderBlockEnd: 0 } },
});

/** Column label next to the value, for the layout without columns. */
export const cellLabel = componentStyle({
  marginInlineEnd: 'auto',
  color: text.muted,
  selectors: { [`${density.compact} [role='rowheader'] > &`]: { display: 'none' } },
  '@media': {
    [media.tablet]: { display: 'none' },
  },
});

/** Inline, so that the cell truncates its text. */
export const value = componentStyle({ display: 'inline', minInlineSize: 0, ...selectable });

export const rowHeader = componentStyle({ fontWeight: vars.font.weight.medium });

/** Hit areas that cover the line below their row, which is as tall as without them. */
export const overLine = componentStyle({
  '@media': { [media.tablet]: { marginBlock: `calc(-1 * ${vars.border.thin})` } },
});

/** Drag handle and checkbox of a row. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** Resize handle: a line at the inline end of a column, with a larger hit area. */
export const resizer = componentStyle({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      placeItems: 'center',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: vars.space.m,
      cursor: 'col-resize',
      touchAction: 'none',
      selectors: {
        '&::before': {
          content: '',
          inlineSize: vars.border.medium,
          blockSize: '60%',
          borderRadius: vars.radius.full,
          background: border.subtle,
        },
        '&:hover::before, &[data-resizing]::before': { background: action.default },
        '&:has(:focus-visible)': insideRing,
      },
    },
    [media.forcedColors]: { selectors: { '&::before': { background: 'ButtonText' } } },
  },
});

export const empty = componentStyle({ padding: vars.space.m, color: text.muted });
