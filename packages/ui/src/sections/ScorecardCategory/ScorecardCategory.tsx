import type { ReactNode } from 'react';
import { Meter } from '../../components/Meter/index.js';
import { Reason } from '../../internal/evidence/Reason.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './ScorecardCategory.css.js';

export interface ScorecardCategoryProps extends RootProps {
  /** For example 'Relevante Ervaring'. */
  title: string;
  /** 0 to 100 per cent. */
  score: number;
  /** Why this score, in one sentence. */
  why: string;
  /** Numbers of the marked passages that the score rests on. */
  evidence?: readonly number[];
  /** More about the category: confidence, evidence in words, context. */
  details?: readonly { term: string; description: ReactNode }[];
}

/** One category of a scorecard: how high, why, and which passage of the CV says so. */
export function ScorecardCategory({
  title,
  score,
  why,
  evidence = [],
  details = [],
  ...root
}: ScorecardCategoryProps) {
  return (
    <div role="group" aria-label={title} {...rootOf(root, css.root)}>
      <Meter label={title} value={score} />
      <p className={css.why}>
        <Reason why={why} evidence={evidence} />
      </p>
      {details.length > 0 && (
        <dl className={css.details}>
          {details.map(({ term, description }) => (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.description}>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
