import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode;
}

/** Text for screen readers only, where there is another visual cue. */
export function VisuallyHidden({ children, ...root }: VisuallyHiddenProps) {
  return <span {...rootProps(root, css.root)}>{children}</span>;
}
