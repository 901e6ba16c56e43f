import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Split.css.js';

export interface SplitProps extends RootProps {
  /** Main content, which comes first and is wider. */
  main: ReactNode;
  /** Secondary content: next to the main content if there is room, and below it otherwise. */
  aside: ReactNode;
}

/** Two columns of unequal width. */
export function Split({ main, aside, ...root }: SplitProps) {
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.part}>{main}</div>
      <div className={css.part}>{aside}</div>
    </div>
  );
}
