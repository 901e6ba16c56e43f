import { gutter } from '../../styles/gutter.js';
import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // At one height, so that it stays where it is from one page to the next.
  alignContent: 'start',
  minBlockSize: '100dvb',
  padding: `max(${gutter}, 8vb) ${gutter} ${gutter}`,
  background: vars.color.surface.warm,
  // The rest of a window's height would be empty pages.
  '@media': { [media.print]: { display: 'block', minBlockSize: 0, background: 'none' } },
});

export const column = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
});

/** Two words fit on one line of the card. */
export const title = sectionStyle({ fontSize: `min(${vars.font.size.titleL}, 2.25rem)` });

export const links = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
