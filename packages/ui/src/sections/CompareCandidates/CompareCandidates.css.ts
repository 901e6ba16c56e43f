import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;
const strongLine = `${vars.border.medium} solid ${border.default}`;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  borderRadius: vars.radius.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Receives focus when the button that removed a candidate disappears.
  selectors: { [focusVisible]: focusRing },
});

export const bar = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const count = sectionStyle({ fontWeight: vars.font.weight.medium });

/** On a phone each row is a block, and each cell starts with the candidate's name. */
export const table = sectionStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.tablet]: { display: 'table', tableLayout: 'fixed' } },
});

export const head = sectionStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-header-group' } },
});

export const body = sectionStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

export const row = sectionStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-row' } },
});

const inTable = { display: 'table-cell', verticalAlign: 'top', padding: vars.space.s } as const;

/** Empty cell above the row headers. */
export const corner = sectionStyle({
  display: 'none',
  '@media': {
    [media.tablet]: { ...inTable, inlineSize: '20%', borderBlockEnd: strongLine },
  },
});

export const candidate = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: line,
  fontWeight: vars.font.weight.bold,
  textAlign: 'start',
  '@media': {
    [media.tablet]: { ...inTable, borderBlockEnd: strongLine, verticalAlign: 'bottom' },
  },
});

export const name = sectionStyle({
  display: 'block',
  flex: '1 1 6em',
  minInlineSize: 0,
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.xxs } },
});

/** Decision under the name. As tall with a mark as without, so that all names start at the same height. */
export const status = sectionStyle({
  display: 'flex',
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.xs,
  fontWeight: vars.font.weight.regular,
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
});

export const topic = sectionStyle({
  display: 'block',
  paddingBlock: `${vars.space.l} ${vars.space.xs}`,
  borderBlockEnd: strongLine,
  fontWeight: vars.font.weight.bold,
  textAlign: 'start',
  '@media': {
    [media.tablet]: {
      ...inTable,
      paddingInlineStart: 0,
      borderBlockEnd: line,
      fontWeight: vars.font.weight.medium,
      lineHeight: vars.font.lineHeight.snug,
    },
  },
});

export const weight = sectionStyle({
  display: 'block',
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
});

export const cell = sectionStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  borderBlockEnd: line,
  '@media': {
    // The name and the score share a line, if both fit.
    [media.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s },
    [media.tablet]: { ...inTable, borderBlockEnd: line },
  },
});

/** Name of the candidate in each cell, for the layout without columns. */
export const cellLabel = sectionStyle({
  flex: '2 1 7rem',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const content = sectionStyle({
  flex: '3 1 9rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

/** A score above its difference, so that the bars of a row start at the same height. */
export const score = sectionStyle({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
});

export const figure = sectionStyle({ fontWeight: vars.font.weight.bold });

export const total = sectionStyle({
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
});

export const small = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

/** The highest score of a row. */
export const highest = sectionStyle({ color: text.default, fontWeight: vars.font.weight.bold });

export const sum = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const quotes = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  fontSize: vars.font.size.small,
});

export const quote = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});

/** The marker replaces quotation marks. */
export const quoteText = sectionStyle({ quotes: 'none' });

export const adjusted = sectionStyle({ fontSize: vars.font.size.small });

export const note = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
});
