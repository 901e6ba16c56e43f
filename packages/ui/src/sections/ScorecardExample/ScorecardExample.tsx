import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps {
  title: string;
  intro: string;
  /** What the figure shows, for screen readers. */
  label: string;
  /** A `CvExcerpt`; on a wide screen it stays in view. */
  excerpt: ReactNode;
  /** The `Scorecard` that rests on it. */
  scorecard: ReactNode;
}

/** A whole scorecard beside the CV that it rests on, to go from one to the other. */
export function ScorecardExample({
  title,
  intro,
  label,
  excerpt,
  scorecard,
  ...root
}: ScorecardExampleProps) {
  return (
    <Band title={title} intro={intro} surface="warm" {...root}>
      <figure aria-label={label} className={css.columns}>
        <div className={css.excerpt}>{excerpt}</div>
        <div>{scorecard}</div>
      </figure>
    </Band>
  );
}
