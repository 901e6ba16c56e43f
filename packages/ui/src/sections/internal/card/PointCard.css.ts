import { createContainer } from '@vanilla-extract/css';
import { sectionStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { vars } from '../../../styles/theme.css.js';

const surface = vars.color.surface.warm;

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

export const figure = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  blockSize: '16rem',
  marginBlockEnd: vars.space.xs,
  padding: `min(${vars.space.l}, 6.5vi)`,
  paddingBlockEnd: 0,
  borderRadius: vars.radius.l,
  background: surface,
  overflow: 'hidden',
  selectors: {
    // Fades out the content, which otherwise would end halfway a line.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.space.xxl,
      background: `linear-gradient(to top, ${surface}, transparent)`,
      zIndex: 1,
    },
  },
});
