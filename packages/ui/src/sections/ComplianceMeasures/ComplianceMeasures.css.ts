import { sectionStyle } from '../../styles/layered.js';
import { measure as longestLine } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const measure = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.tablet]: split,
    [media.print]: { breakInside: 'avoid', paddingBlock: vars.space.m },
  },
});

export const name = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
});

export const illustration = sectionStyle({ inlineSize: 'auto', blockSize: '14rem' });

export const body = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
});

export const points = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: longestLine,
  paddingInlineStart: '1.25em',
  color: vars.color.text.muted,
  hyphens: 'auto',
  textWrap: 'pretty',
});
