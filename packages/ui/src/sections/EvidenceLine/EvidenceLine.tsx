import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './EvidenceLine.css.js';

export interface EvidenceLineProps extends RootProps<HTMLDivElement> {
  /** A document and the scores based on it: a `DocumentViewer`, with a `Scorecard` or an `EvidenceList`. */
  children: ReactNode;
  /**
   * Number whose line is drawn on a wide screen while no number is hovered, focused or targeted by a link.
   * @default no line
   */
  reference?: number | undefined;
}

/**
 * Draws a line from an evidence number at a score to its passage in the document, while one of them is hovered, focused
 * or targeted by a link. The browser places it by CSS anchors, without a script. Numbers from 1 to 9 have a line; higher
 * ones work as links.
 * @see https://www.w3.org/TR/css-anchor-position-1/
 */
export function EvidenceLine({ children, reference, ...root }: EvidenceLineProps) {
  return (
    <div data-line={reference} {...rootProps(root, css.root)}>
      {children}
      <div aria-hidden="true" className={css.line}>
        <span className={css.passageStub} />
        <span className={css.passageSide} />
        <span className={css.middle} />
        <span className={css.scoreSide} />
        <span className={css.scoreStub} />
      </div>
    </div>
  );
}
