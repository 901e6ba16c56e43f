import type { ReactNode } from 'react';
import { Marker } from '../../components/Marker/index.js';
import { Bar } from '../../internal/bar/Bar.js';
import { Reason } from '../../internal/evidence/Reason.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, usePercentages } from '../../messages/useMessages.js';
import * as css from './ScorecardCategory.css.js';

export interface ScorecardCategoryProps extends RootProps {
  /** For example 'Relevante Ervaring'. */
  title: string;
  /** 0 to 100 per cent; left out where the CV says nothing of it. */
  score?: number | undefined;
  /** Why this score, in one sentence. */
  why: string;
  /** Numbers of the marked passages that the score rests on. */
  evidence?: readonly number[] | undefined;
  /** Where the number of a passage leads: to the passage. Without, numbers are text. */
  getHref?: ((reference: number) => string) | undefined;
  /** How sure the score is, 0 to 100 per cent: said in words too, and the rest of the bar is hatched. */
  confidence?: number | undefined;
  /** The words of the CV that say so, without quotation marks. */
  quote?: string | undefined;
  /** What else to know of it, such as what to ask. */
  context?: ReactNode;
}

/** From which confidence on a score is called so. */
const sureFrom = { high: 85, medium: 65 };

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
  const sure = (share: number) => {
    const { high, medium } = sureFrom;
    const words =
      share >= high ? nl.confidenceHigh : share >= medium ? nl.confidenceMedium : nl.confidenceLow;
    return say(words, { confidence: inPercent(share) });
  };
  const facts = [
    { term: say(nl.confidence), description: confidence !== undefined && sure(confidence) },
    { term: say(nl.context), description: context ?? false },
  ].filter(({ description }) => description !== false);
  const hasDetails = quote !== undefined || facts.length > 0;
  return (
    <div
      role="group"
      aria-label={title}
      data-evidence={evidence.join(' ') || undefined}
      {...rootProps(root, css.root)}
    >
      {score === undefined ? (
        <p className={css.unscored}>
          <span>{title}</span>
          <span className={css.notScored}>{say(nl.notScored)}</span>
        </p>
      ) : (
        <Bar
          pattern="meter"
          label={title}
          value={score}
          sureShare={confidence === undefined ? undefined : confidence / 100}
        />
      )}
      <p className={css.why}>
        <Reason why={why} evidence={evidence} getHref={getHref} />
      </p>
      {hasDetails && (
        <dl className={css.facts}>
          {quote !== undefined && (
            <div className={css.quote}>
              <dt className={css.term}>{say(nl.evidence)}</dt>
              <dd className={css.description}>
                ‘<Marker>{quote}</Marker>’
              </dd>
            </div>
          )}
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
