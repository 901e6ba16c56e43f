import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { halves } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.desktop]: halves },
});

export const document = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});
