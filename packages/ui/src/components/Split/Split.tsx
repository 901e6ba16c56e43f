import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Split.css.js';

export interface SplitProps extends RootProps {
  /** The larger part, first. */
  main: ReactNode;
  /** The smaller part: beside the larger one where there is room, below it elsewhere. */
  aside: ReactNode;
}

/** Two parts of unequal weight beside each other. */
export function Split({ main, aside, ...root }: SplitProps) {
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.part}>{main}</div>
      <div className={css.part}>{aside}</div>
    </div>
  );
}
