import { sectionStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { measure } from '../../../styles/measure.js';
import { vars } from '../../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  // Chromium prints a link over the items that moved to the next page.
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const points = sectionStyle({ display: 'grid', gap: vars.space.s });

export const point = sectionStyle({
  display: 'flex',
  gap: vars.space.s,
  maxInlineSize: measure,
  hyphens: 'auto',
  textWrap: 'pretty',
});

/** Has the height of the first line of text next to it. */
export const icon = sectionStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.body} * ${vars.font.lineHeight.normal})`,
  color: vars.color.action.default,
});
