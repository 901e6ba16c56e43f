import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';

/** Paper has no actions. */
export const root = sectionStyle({ '@media': { [media.print]: { display: 'none' } } });
