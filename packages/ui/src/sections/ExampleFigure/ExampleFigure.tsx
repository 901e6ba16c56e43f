import type { ReactNode } from 'react';
import { joined } from '../../internal/evidence/joined.css.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './ExampleFigure.css.js';

export interface ExampleFigureProps extends RootProps {
  /** What the figure shows, for screen readers. */
  label: string;
  /** A `DocumentViewer`, then the `Scorecard` that rests on it. */
  children: ReactNode;
}

/** A CV with the scorecard that rests on it, joined by their evidence numbers. Everything in it is real text. */
export function ExampleFigure({ label, children, ...root }: ExampleFigureProps) {
  return (
    <figure aria-label={label} {...rootProps(root, css.root, joined)}>
      <div className={css.papers}>{children}</div>
    </figure>
  );
}
