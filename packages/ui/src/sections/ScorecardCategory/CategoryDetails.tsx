import { Marker } from '../../components/Marker/index.js';
import { Reason } from '../internal/evidence/Reason.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import * as css from './ScorecardCategory.css.js';
import type { ScorecardCategoryProps } from './ScorecardCategory.js';
import { UnprovenQuotes } from './UnprovenQuotes.js';

/** Minimum confidence, in per cent, for each label. */
const confidenceLevels = { high: 85, medium: 65 };

/** Reason for the score of a category, and the facts behind it. */
export function CategoryDetails({
  why,
  evidence = [],
  getHref,
  confidence,
  quote,
  context,
  unproven = [],
}: Pick<
  ScorecardCategoryProps,
  'why' | 'evidence' | 'getHref' | 'confidence' | 'quote' | 'context' | 'unproven'
>) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  const formatConfidence = (share: number) => {
    const { high, medium } = confidenceLevels;
    const words =
      share >= high ? nl.confidenceHigh : share >= medium ? nl.confidenceMedium : nl.confidenceLow;
    return formatMessage(words, { confidence: formatPercentage(share) });
  };
  const facts = [
    {
      term: formatMessage(nl.confidence),
      description: confidence !== undefined && formatConfidence(confidence),
    },
    { term: formatMessage(nl.context), description: context ?? false },
  ].filter(({ description }) => description !== false);
  const quotes = quote === undefined ? [] : [quote].flat();
  const hasDetails = quotes.length > 0 || facts.length > 0 || unproven.length > 0;
  return (
    <>
      <p className={css.explanation}>
        <Reason why={why} evidence={evidence} getHref={getHref} />
      </p>
      {hasDetails && (
        <dl className={css.facts}>
          {quotes.length > 0 && (
            <div className={css.fact}>
              <dt className={css.term}>{formatMessage(nl.evidence)}</dt>
              <dd className={`${css.description} ${css.quotes}`}>
                {quotes.map((one) => (
                  <p key={one}>
                    ‘<Marker>{one}</Marker>’
                  </p>
                ))}
              </dd>
            </div>
          )}
          {facts.map(({ term, description }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.description}>{description}</dd>
            </div>
          ))}
          <UnprovenQuotes items={unproven} />
        </dl>
      )}
    </>
  );
}
