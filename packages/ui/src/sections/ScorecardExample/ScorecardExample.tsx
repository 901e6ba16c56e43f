import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { joined } from '../internal/evidence/joined.css.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps {
  title: string;
  intro: string;
  /** Accessible name of the figure. */
  label: string;
  /** A `DocumentViewer`. On a wide screen it stays in view. */
  document: ReactNode;
  /** The `Scorecard` that is based on it. */
  scorecard: ReactNode;
}

/** Full scorecard next to its CV, with links in both directions. */
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
