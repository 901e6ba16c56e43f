import { vars } from './theme.css.js';

/** The longest line of text. */
export const measure = `calc(${vars.font.measure} * 1ch)`;
