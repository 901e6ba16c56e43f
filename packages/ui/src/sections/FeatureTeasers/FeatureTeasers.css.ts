import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const teasers = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.25fr) repeat(2, minmax(0, 1fr))' },
  },
});

export const teaser = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  // With text at 200 % the words need the room more.
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
    [media.desktop]: { selectors: { '&:first-child': { gridColumn: 'auto' } } },
  },
});

/** Links of neighbours stand on one line, however long the texts are. */
export const link = sectionStyle({ marginBlockStart: 'auto' });
