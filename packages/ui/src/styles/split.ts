import { vars } from './theme.css.js';

/** Heading and text side by side, on the same vertical axis on every page: 5 and 7 of 12 columns. */
export const split = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.space.xxl,
} as const;

/** Text and a figure side by side, or two figures: 6 and 6 of 12 columns. */
export const halves = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space.xl,
} as const;
