import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { joined } from '../../internal/evidence/joined.css.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps {
  title: string;
  intro: string;
  /** What the figure shows, for screen readers. */
  label: string;
  /** A `DocumentViewer`; on a wide screen it stays in view. */
  document: ReactNode;
  /** The `Scorecard` that rests on it. */
  scorecard: ReactNode;
}

/** A whole scorecard beside the CV that it rests on, to go from one to the other. */
export function ScorecardExample({
  title,
  intro,
  label,
  document,
  scorecard,
  ...root
}: ScorecardExampleProps) {
  return (
    <Band title={title} intro={intro} surface="warm" {...root}>
      <figure aria-label={label} className={`${css.columns} ${joined}`}>
        <div className={css.document}>{document}</div>
        <div>{scorecard}</div>
      </figure>
    </Band>
  );
}
