import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { coverAround, focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

const { action, border, surface, text } = vars.color;

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const week = componentStyle({ margin: 0, color: text.muted });

/** Without a visible title. */
export const weekAlone = componentStyle({
  margin: 0,
  fontWeight: vars.font.weight.medium,
});

/** Width with room for five days side by side. */
const wide = '(min-width: 44rem)';

/** Height of a quarter of an hour without text. */
const quarter = `calc(${vars.space.m} + ${vars.space.xxs})`;

/** Days along the hours. The rows are quarters, which grow with the text in them, on all days alike. */
export const grid = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@container': {
    [wide]: {
      gridTemplateColumns: '4em repeat(var(--days), minmax(0, 1fr))',
      gridTemplateRows: `auto repeat(var(--quarters), minmax(${quarter}, auto))`,
      columnGap: 0,
      rowGap: 0,
    },
  },
});

export const hour = componentStyle({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'block',
      gridColumn: '1 / -1',
      borderBlockStart: `${vars.border.thin} solid ${border.subtle}`,
      color: text.muted,
      fontSize: vars.font.size.small,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.font.lineHeight.snug,
    },
  },
});

export const day = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
  '@container': {
    [wide]: {
      display: 'grid',
      alignItems: 'stretch',
      gap: 0,
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      paddingInline: vars.space.xs,
      borderInlineStart: `${vars.border.thin} solid ${border.subtle}`,
      // The hours are behind the days, in all columns.
      selectors: Object.fromEntries(
        Array.from({ length: 7 }, (_, index) => [
          `&:nth-last-child(${index + 1})`,
          { gridColumn: `calc(var(--days) + 1 - ${index})` },
        ]),
      ),
    },
  },
});

export const currentDay = componentStyle({
  // The lines of the hours are behind it.
  '@container': {
    [wide]: { background: `color-mix(in srgb, ${surface.hover} 60%, transparent)` },
  },
});

export const dayTitle = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${vars.space.xs}`,
  fontSize: vars.font.size.small,
  hyphens: 'auto',
  '@container': { [wide]: { marginBlockEnd: vars.space.xs } },
});

/** Above the date, if days are side by side. */
export const weekday = componentStyle({ '@container': { [wide]: { flexBasis: '100%' } } });

export const date = componentStyle({ fontWeight: vars.font.weight.regular });

/** Mark of the current date. */
export const today = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: action.default,
  color: text.onAction,
  fontWeight: vars.font.weight.medium,
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const empty = componentStyle({
  margin: 0,
  color: text.muted,
  fontSize: vars.font.size.small,
  // Along the hours, the column shows it.
  '@container': { [wide]: visuallyHidden },
});

export const blocks = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  flexBasis: '100%',
  '@container': {
    [wide]: {
      gridRow: '2 / -1',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'repeat(var(--lanes), minmax(0, 1fr))',
      rowGap: 0,
    },
  },
});

export const place = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  // A list ignores the place in the grid.
  '@container': {
    [`not ${wide}`]: { gridRow: 'auto !important', gridColumn: 'auto !important' },
    [wide]: { paddingBlock: vars.border.thin },
  },
});

const block = {
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.xs,
  borderRadius: vars.radius.s,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;

export const item = componentStyle({
  ...block,
  position: 'relative',
  border: `${vars.border.thin} solid ${action.default}`,
  borderInlineStartWidth: vars.border.thick,
  background: action.subtle,
  color: text.default,
  // In a list, the times are a column.
  '@container': {
    [`not ${wide}`]: { gridTemplateColumns: '6.5em minmax(0, 1fr)', columnGap: vars.space.s },
  },
});

/** Not agreed on yet: dashed. */
export const proposed = componentStyle({ borderStyle: 'dashed', background: surface.raised });

export const times = componentStyle({
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [`not ${wide}`]: { gridRow: '1 / span 2' } },
});

export const label = componentStyle({ fontWeight: vars.font.weight.medium });

export const link = componentStyle({
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  outline: 'none',
  selectors: {
    // The whole block is the hit area.
    '&::after': { ...coverAround, borderRadius: vars.radius.s },
    '&:hover': { textDecorationThickness: vars.border.medium },
    '&:focus-visible::after': focusRing,
  },
});

export const description = componentStyle({ color: text.muted });

/** Period that is available. */
export const free = componentStyle({
  ...block,
  minBlockSize: vars.size.target,
  border: `${vars.border.thin} dashed ${border.default}`,
  background: surface.default,
  color: action.default,
  fontFamily: 'inherit',
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: action.subtle, borderColor: action.default },
    'button&:focus-visible': focusRing,
  },
});
