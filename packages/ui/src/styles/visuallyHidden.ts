import type { StyleRule } from '@vanilla-extract/css';

/** For screen readers alone. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  // Deprecated, but `clip-path` is taken by some checkers for hidden from everyone.
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
