import { componentStyle } from '../../styles/layered.js';

export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  // Deprecated, but `clip-path` is taken by some checkers for hidden from everyone.
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
});
