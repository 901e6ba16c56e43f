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

/**
 * Keeps the CV in view next to its scores. It has its own scroll container, so that every link in a long document can
 * be reached.
 */
export const document = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.size.navigation,
      maxBlockSize: `calc(100dvh - ${vars.size.navigation})`,
      // Room for its shadow, which a scroll container would clip.
      margin: `calc(-1 * ${vars.space.l})`,
      padding: vars.space.l,
      overflow: 'auto',
    },
    [media.print]: {
      position: 'static',
      maxBlockSize: 'none',
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});
