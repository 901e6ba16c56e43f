import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../../styles/layered.js';
import { sections } from '../../../styles/layers.css.js';
import { media } from '../../../styles/media.js';
import { vars } from '../../../styles/theme.css.js';

const card = createContainer();

/** A line above instead of a box: text of different lengths would leave gaps in boxes. */
export const root = sectionStyle({
  container: `${card} / inline-size`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  // Chromium keeps a container on one page.
  '@media': { [media.print]: { container: 'none' } },
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  flexGrow: 1,
} as const;

/** Title above the text, or next to it where the card is as wide as a tablet. */
export const words = sectionStyle({
  ...column,
  '@container': {
    [`${card} (min-width: 36rem)`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space.xl,
      alignItems: 'first baseline',
    },
  },
});

export const rest = sectionStyle(column);

/** At one height in a row of cards. */
export const link = sectionStyle({ marginBlockStart: 'auto' });

/** The figure's own edge replaces the line. */
export const pictured = sectionStyle({ paddingBlockStart: 0, borderBlockStart: 0 });

/** One column of text, which ends after a whole line. The next columns, with the rest, are outside and hidden. */
export const figure = sectionStyle({
  columnCount: 1,
  columnFill: 'auto',
  columnGap: vars.space.xxl,
  orphans: 1,
  widows: 1,
  blockSize: '18rem',
  marginBlockEnd: vars.space.xs,
  padding: `min(${vars.space.l}, 6.5vi)`,
  paddingBlockEnd: 0,
  borderRadius: vars.radius.l,
  background: vars.color.surface.warm,
  overflow: 'hidden',
});
globalStyle(`${figure} > * + *`, {
  '@layer': { [sections]: { marginBlockStart: vars.space.s } },
});
