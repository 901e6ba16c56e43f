import * as css from './Divider.css.js';

/** A line between two subjects. Space alone often does it better. */
export function Divider() {
  return <hr className={css.root} />;
}
