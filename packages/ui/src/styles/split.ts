import { vars } from './theme.css.js';

/** Heading and text side by side, on the same vertical axis on every page. */
export const split = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.space.xxl,
} as const;
