import { sectionStyle } from '../../styles/layered.js';

export const illustration = sectionStyle({ maxInlineSize: 'min(100%, 15rem)' });
