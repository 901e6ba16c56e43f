import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { halves, split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const cards = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.tablet]: halves, [media.desktop]: split },
});

/** A line above instead of a box, as in all cards with only text. */
export const card = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const statement = sectionStyle({
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  textWrap: 'balance',
  hyphens: 'auto',
});
