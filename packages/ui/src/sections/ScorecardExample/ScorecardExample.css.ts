import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
      gap: vars.space.xl,
      alignItems: 'start',
    },
  },
});

/** Stays beside the scores that refer to it. */
export const document = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navigation} + ${vars.space.l})`,
    },
    [media.print]: { position: 'static' },
  },
});
