import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const teasers = sectionStyle({ borderBlockEnd: line });

/** Name next to its text where they fit, so that the names form a column. */
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

/** Text with a drawing, which takes the same room in each item. */
export const drawn = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': {
    [media.largePhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem',
      columnGap: vars.space.xl,
    },
    // Next to the name, there is less room.
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem', columnGap: vars.space.m },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem',
      columnGap: vars.space.xl,
    },
  },
});

export const illustration = sectionStyle({
  inlineSize: 'auto',
  blockSize: '8rem',
  '@media': { [media.largePhone]: { justifySelf: 'end' } },
});
