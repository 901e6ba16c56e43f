import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const teasers = sectionStyle({ borderBlockEnd: line });

/** Name next to its text and link where they fit, so that the names form a column. */
export const teaser = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockStart: line,
  '@media': {
    [media.tablet]: {
      ...split,
      alignItems: 'first baseline',
    },
  },
});

export const name = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const illustration = sectionStyle({ inlineSize: 'auto', blockSize: '10.5rem' });

export const body = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  alignItems: 'baseline',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' } },
});
