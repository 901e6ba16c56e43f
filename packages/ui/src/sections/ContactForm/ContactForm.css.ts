import { sectionStyle } from '../../styles/layered.js';

/** Hidden visually, but without `display: none`: bots skip fields that aren't displayed. */
export const trap = sectionStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
