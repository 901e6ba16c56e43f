import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Split.css.js';

export interface SplitProps extends RootProps {
  /** Main content, which is wider. */
  main: ReactNode;
  /** Secondary content: next to the main content if there is room. */
  aside: ReactNode;
  /**
   * Part at the start, and above the other if there is no room: `aside` for a heading with help next to a form.
   * @default 'main'
   */
  first?: 'main' | 'aside' | undefined;
}

/** Two columns of unequal width. */
export function Split({ main, aside, first = 'main', ...root }: SplitProps) {
  const [start, end] = first === 'main' ? [main, aside] : [aside, main];
  return (
    <div {...rootProps(root, css.root, css.first[first])}>
      <div className={css.part}>{start}</div>
      <div className={css.part}>{end}</div>
    </div>
  );
}
