import { vars } from './theme.css.js';

/**
 * Gutter between the content and the edge of the viewport. Narrower on a phone with text at 200 %, which needs the
 * space more.
 */
export const gutter = `min(${vars.space.gutter}, 6.25vi)`;
