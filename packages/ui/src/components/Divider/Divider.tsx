import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Divider.css.js';

/** Line between two topics. Spacing alone is often better. */
export function Divider(root: RootProps) {
  return <hr {...rootProps(root, css.root)} />;
}
