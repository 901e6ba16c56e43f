import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { text } = vars.color;

export const top = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginBlockEnd: vars.space.m,
  selectors: { '&:empty': { display: 'none' } },
});

export const intro = sectionStyle({ color: text.muted, hyphens: 'auto' });

export const moves = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // The buttons' hit areas extend beyond their text.
  columnGap: vars.space.l,
  marginInlineStart: 'auto',
});

/** Scores and their evidence, side by side where there is room. */
export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const empty = sectionStyle({ color: text.muted });

export const decision = sectionStyle({ inlineSize: '100%' });
