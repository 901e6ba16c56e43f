import type { StyleRule } from '@vanilla-extract/css';

/** Hides content visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  // Deprecated, but some checkers treat `clip-path` as hidden from everyone.
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
