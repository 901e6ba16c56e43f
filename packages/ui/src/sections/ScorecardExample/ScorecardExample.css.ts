import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  // The rows of the document are as tall as their content, next to a scorecard of any length.
  '@media': { [media.desktop]: { ...split, gridTemplateRows: 'auto 1fr' } },
});

export const scorecard = sectionStyle({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});
