import { vars } from './theme.css.js';

/** Maximum line length of text. */
export const measure = `calc(${vars.font.measure} * 1ch)`;
