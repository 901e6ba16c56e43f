import type { StyleRule } from '@vanilla-extract/css';

/** An input in a frame, which has the border, with digits of one width. */
export const bare = {
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
