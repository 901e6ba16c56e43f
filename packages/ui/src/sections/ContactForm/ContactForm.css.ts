import { sectionStyle } from '../../styles/layered.js';

/** Out of sight, but not `display: none`: programs skip what is not displayed. */
export const trap = sectionStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
