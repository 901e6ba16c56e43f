import { sectionStyle } from '../../styles/layered.js';

export const illustration = sectionStyle({ maxInlineSize: '14rem' });
