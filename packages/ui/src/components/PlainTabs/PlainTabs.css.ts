import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** Resets the background and the centred text of a native button. */
export const tab = componentStyle({ background: 'none', textAlign: 'start' });

/** Hidden without JavaScript, because the tabs do nothing. */
export const list = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

/** Without JavaScript all panels are visible, each with its name. */
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
