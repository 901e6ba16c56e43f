import { sectionStyle } from '../../../styles/layered.js';
import { vars } from '../../../styles/theme.css.js';

export const fields = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/** Fields side by side, in a form of at least two columns. */
export const row = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.column}, 100%), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
});
