import type { JudgedCategory } from '@heldermatch/scorecard';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { Marker } from '../../components/Marker/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { Reason } from '../internal/evidence/Reason.js';
import { Signed } from '../internal/evidence/Signed.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { PlainBar } from '../../internal/bar/Bar.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import * as css from './CompareCandidates.css.js';
import { DifferenceText, type Difference } from './differences.js';

interface ComparedScoreProps {
  category: JudgedCategory;
  difference: Difference | undefined;
  hasQuotes: boolean;
  hasReasons: boolean;
  getHref: ((reference: number) => string) | undefined;
  timeZone: string | undefined;
}

/** Score with its confidence, reason, quotes and adjustment. */
export function ComparedScore({
  category,
  difference,
  hasQuotes,
  hasReasons,
  getHref,
  timeZone,
}: ComparedScoreProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  const textOf = useScoreText();
  const { score, confidence, why, evidence, adjustment } = category;
  return (
    <>
      <span className={css.score}>
        <span className={css.figure}>{textOf(score)}</span>
        <DifferenceText {...difference} />
      </span>
      {score !== undefined && (
        <PlainBar
          share={score / 100}
          sureShare={adjustment === undefined ? (confidence ?? 100) / 100 : 1}
        />
      )}
      {hasReasons && confidence !== undefined && (
        <span className={css.small}>
          {formatMessage(nl.confidence)}: {formatPercentage(confidence)}
        </span>
      )}
      {adjustment !== undefined && (
        <div className={css.adjusted}>
          <VisuallyHidden>{formatMessage(nl.adjusted)}: </VisuallyHidden>
          <Signed entry={adjustment} timeZone={timeZone}>
            <Marker>
              {formatMessage(nl.becomes, {
                before: textOf(adjustment.original),
                after: textOf(adjustment.score),
              })}
            </Marker>
          </Signed>
        </div>
      )}
      {hasReasons && (
        <p className={css.small}>
          <Reason
            why={why}
            evidence={evidence.map(({ reference }) => reference)}
            getHref={getHref}
          />
        </p>
      )}
      {hasQuotes && evidence.length > 0 && (
        <ul role="list" className={css.quotes}>
          {evidence.map(({ reference, quote }) => (
            <li key={reference} className={css.quote}>
              {/* As an item of the grid, it would be an oval. */}
              <span>
                <EvidenceNumber reference={reference} />
              </span>
              <q className={css.quoteText}>
                <Marker>{quote}</Marker>
              </q>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
