import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './ExampleFigure.css.js';

export interface ExampleFigureProps extends RootProps {
  /** What the figure shows, for screen readers. */
  label: string;
  /** A `CvExcerpt`, then the `Scorecard` that rests on it. */
  children: ReactNode;
}

/** A CV excerpt with a scorecard laid over its edge. Everything in it is real text. */
export function ExampleFigure({ label, children, ...root }: ExampleFigureProps) {
  return (
    <figure aria-label={label} {...rootOf(root, css.root)}>
      {children}
    </figure>
  );
}
