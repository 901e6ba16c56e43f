import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';

/** The browser's button has a ground of its own, and centres its words. */
export const tab = componentStyle({ background: 'none', textAlign: 'start' });

/** Whoever can't choose a tab reads all of them. */
export const panel = componentStyle({
  outline: 'none',
  '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block' } } } },
});
