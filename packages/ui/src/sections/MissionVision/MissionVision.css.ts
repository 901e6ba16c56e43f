import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { halves, split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const cards = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    // Name, statement and text of both start at the same height.
    [media.tablet]: { ...halves, gridTemplateRows: 'auto auto 1fr', rowGap: vars.space.m },
    [media.desktop]: split,
  },
});

/** A line above instead of a box, as in all cards with only text. */
export const card = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  '@media': {
    [media.tablet]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

export const statement = sectionStyle({
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  textWrap: 'balance',
  hyphens: 'auto',
});
