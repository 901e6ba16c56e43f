import type { StyleRule } from '@vanilla-extract/css';

/** Input in a frame that has the border. Uses tabular figures. */
export const bare = {
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
