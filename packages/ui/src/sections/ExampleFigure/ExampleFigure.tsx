import type { ReactNode } from 'react';
import { joined } from '../internal/evidence/joined.css.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './ExampleFigure.css.js';

export interface ExampleFigureProps extends RootProps {
  /** Accessible name of the figure. */
  label: string;
  /** A `DocumentViewer`, followed by the `Scorecard` that is based on it. */
  children: ReactNode;
}

/** CV and the scorecard based on it, connected by evidence numbers. All content is real text. */
export function ExampleFigure({ label, children, ...root }: ExampleFigureProps) {
  return (
    <figure aria-label={label} {...rootProps(root, css.root, joined)}>
      <div className={css.papers}>{children}</div>
    </figure>
  );
}
