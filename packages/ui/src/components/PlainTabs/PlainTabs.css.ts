import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** The browser's button has a ground of its own, and centres its words. */
export const tab = componentStyle({ background: 'none', textAlign: 'start' });

/** A press does nothing where no script runs. */
export const list = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

/** Whoever can't choose a tab reads all of them, each under its name. */
export const panel = componentStyle({
  outline: 'none',
  '@media': {
    [media.noScript]: {
      selectors: {
        '&[hidden]': { display: 'block' },
        '&::before': {
          content: 'attr(data-label)',
          display: 'block',
          marginBlockEnd: vars.space.m,
          fontSize: vars.font.size.titleS,
          fontWeight: vars.font.weight.bold,
          lineHeight: vars.font.lineHeight.snug,
        },
      },
    },
  },
});
