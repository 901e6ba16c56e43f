import type { ReactNode } from 'react';
import * as css from './Split.css.js';

export interface SplitProps {
  /** The larger part, first. */
  main: ReactNode;
  /** The smaller part: beside the larger one where there is room, below it elsewhere. */
  aside: ReactNode;
}

/** Two parts of unequal weight beside each other. */
export function Split({ main, aside }: SplitProps) {
  return (
    <div className={css.root}>
      <div className={css.part}>{main}</div>
      <div className={css.part}>{aside}</div>
    </div>
  );
}
