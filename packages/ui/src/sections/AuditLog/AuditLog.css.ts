import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { text } = vars.color;

export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const filling = sectionStyle({
  blockSize: '100%',
  // On a phone the filters are stacked. Leaves room for some entries below them.
  minBlockSize: `calc(16 * ${vars.size.target})`,
  '@media': { [media.tablet]: { minBlockSize: 0 } },
});

export const rows = sectionStyle({
  minBlockSize: 0,
  selectors: { [`${filling} > &`]: { flex: 1 } },
});

/** On its own line, unless the selects fit next to it. */
export const search = sectionStyle({
  flex: '1 1 100%',
  '@media': { [media.wide]: { flexBasis: '12rem' } },
});

/** Status next to the number of entries. */
export const status = sectionStyle({
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
});

export const change = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.weight.regular,
});

/** Kind of a change, which leads the name of its row. */
export const kind = sectionStyle({ fontWeight: vars.font.weight.medium });

export const undone = sectionStyle({ color: text.muted });

/** Reason of a change, or the person who undid it. */
export const note = sectionStyle({ fontSize: vars.font.size.small, color: text.muted });

export const actions = sectionStyle({ display: 'flex', gap: vars.space.xxs });

// On a phone the actions end the first line of a row, before the other values.
globalStyle(`${rows} [role='rowheader']:has(~ [role='gridcell'] ${actions})`, {
  '@layer': { [sections]: { '@media': { [media.phone]: { flexBasis: 'calc(100% - 5.75rem)' } } } },
});
globalStyle(`${rows} [role='gridcell']:not(:has(${actions}))`, {
  '@layer': { [sections]: { '@media': { [media.phone]: { order: 1 } } } },
});
globalStyle(`${rows} [role='gridcell']:has(${actions})`, {
  '@layer': {
    [sections]: { '@media': { [media.phone]: { alignSelf: 'start', marginInlineStart: 'auto' } } },
  },
});
