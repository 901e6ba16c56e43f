import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({ display: 'grid', gap: vars.space.s });

export const line = componentStyle({
  blockSize: '1em',
  borderRadius: vars.radius.s,
  background: vars.color.border.subtle,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` } },
});
