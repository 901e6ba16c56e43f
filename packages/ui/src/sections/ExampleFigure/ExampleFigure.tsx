import type { ReactNode } from 'react';
import { EvidenceLine } from '../EvidenceLine/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './ExampleFigure.css.js';

export interface ExampleFigureProps extends RootProps {
  /** Accessible name of the figure. */
  label: string;
  /**
   * A `DocumentViewer`, followed by the `Scorecard` that is based on it. On a phone, on which they are above each
   * other, the document has only the lines with evidence, and the line above them.
   */
  children: ReactNode;
  /**
   * Number whose line is drawn while no other number is in use.
   * @default no line
   */
  reference?: number | undefined;
}

/** CV and the scorecard based on it, connected by evidence numbers. All content is real text. */
export function ExampleFigure({ label, children, reference, ...root }: ExampleFigureProps) {
  return (
    <figure aria-label={label} {...rootProps(root, css.root)}>
      <EvidenceLine reference={reference}>
        <div className={css.papers}>{children}</div>
      </EvidenceLine>
    </figure>
  );
}
