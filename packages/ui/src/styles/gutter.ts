import { vars } from './theme.css.js';

/** Between the content and the edge of the screen. With text at 200 % on a phone the words need the room more. */
export const gutter = `min(${vars.space.gutter}, 6.25vi)`;
