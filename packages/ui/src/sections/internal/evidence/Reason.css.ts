import { sectionStyle } from '../../../styles/layered.js';

/** Same distance from the text as in the CV. */
export const number = sectionStyle({ marginInlineStart: '0.25em' });
