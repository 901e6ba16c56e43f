import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Divider.css.js';

/** A line between two subjects. Space alone often does it better. */
export function Divider(root: RootProps) {
  return <hr {...rootProps(root, css.root)} />;
}
