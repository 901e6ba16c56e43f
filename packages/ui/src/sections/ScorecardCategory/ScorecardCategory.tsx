import type { ReactNode } from 'react';
import { Meter } from '../../components/Meter/index.js';
import { Reason } from '../../internal/evidence/Reason.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, usePercentages } from '../../messages/useMessages.js';
import * as css from './ScorecardCategory.css.js';

export interface ScorecardCategoryProps extends RootProps {
  /** For example 'Relevante Ervaring'. */
  title: string;
  /** 0 to 100 per cent. */
  score: number;
  /** Why this score, in one sentence. */
  why: string;
  /** Numbers of the marked passages that the score rests on. */
  evidence?: readonly number[] | undefined;
  /** Where the number of a passage leads: to the passage. Without, numbers are text. */
  getHref?: ((reference: number) => string) | undefined;
  /** How sure the score is, 0 to 100 per cent. */
  confidence?: number | undefined;
  /** The words of the CV that say so, without quotation marks. */
  quote?: string | undefined;
  /** What else to know of it, such as what to ask. */
  context?: ReactNode;
}

/** One category of a scorecard: how high, why, and which passage of the CV says so. */
export function ScorecardCategory({
  title,
  score,
  why,
  evidence = [],
  getHref,
  confidence,
  quote,
  context,
  ...root
}: ScorecardCategoryProps) {
  const say = useMessages();
  const inPercent = usePercentages();
  const facts = [
    { term: say(nl.confidence), description: confidence !== undefined && inPercent(confidence) },
    { term: say(nl.evidence), description: quote !== undefined && `‘${quote}’` },
    { term: say(nl.context), description: context ?? false },
  ].filter(({ description }) => description !== false);
  return (
    <div role="group" aria-label={title} {...rootOf(root, css.root)}>
      <Meter label={title} value={score} />
      <p className={css.why}>
        <Reason why={why} evidence={evidence} getHref={getHref} />
      </p>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ term, description }) => (
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
