import { sectionStyle } from '../../styles/layered.js';

/** As far from the words as in the CV. */
export const number = sectionStyle({ marginInlineStart: '0.25em' });
