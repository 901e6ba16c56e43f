import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for screen readers only, where sight has another cue. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.root}>{children}</span>;
}
