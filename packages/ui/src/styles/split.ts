import { vars } from './theme.css.js';

/** Heading and words beside each other: one axis runs down every page. */
export const split = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.space.xxl,
} as const;
