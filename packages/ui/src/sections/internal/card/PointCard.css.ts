import { sectionStyle } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';

const surface = vars.color.surface.warm;

/** A line above instead of a box: text of different lengths would leave gaps in boxes. */
export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
  listStyle: 'none',
});

/** At one height in a row of cards. */
export const link = sectionStyle({ marginBlockStart: 'auto' });

/** The figure's own edge replaces the line. */
export const pictured = sectionStyle({ paddingBlockStart: 0, borderBlockStart: 0 });

/** One hue, that of its surface, so that a preview doesn't look like a part of the page. */
export const figure = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
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
    '&::before, &::after': { content: '', position: 'absolute', insetInline: 0 },
    '&::before': { insetBlock: 0, background: surface, mixBlendMode: 'color', zIndex: 1 },
    // Fades out the content, which otherwise would end halfway a line.
    '&::after': {
      insetBlockEnd: 0,
      blockSize: vars.space.xxl,
      background: `linear-gradient(to top, ${surface}, transparent)`,
      zIndex: 1,
    },
  },
});
