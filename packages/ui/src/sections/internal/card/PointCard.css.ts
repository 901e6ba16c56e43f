import { sectionStyle } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';

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

/** As large as the figures of a `StatBand`. */
export const term = sectionStyle({ fontSize: vars.font.size.titleXl });

/** The figure's own edge replaces the line. */
export const pictured = sectionStyle({ paddingBlockStart: 0, borderBlockStart: 0 });

export const figure = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  blockSize: '16rem',
  padding: `min(${vars.space.l}, 6.5vi)`,
  paddingBlockEnd: 0,
  borderRadius: vars.radius.l,
  background: vars.color.surface.warm,
  filter: 'grayscale(1)',
  overflow: 'hidden',
});
