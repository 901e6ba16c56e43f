import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { halves } from '../../styles/split.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: halves },
});

/** Only in a column that would be empty. */
export const illustration = sectionStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', justifySelf: 'end' } },
});
