import { totalIfScored } from '@heldermatch/scorecard';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { EvidenceListProps } from '../EvidenceList/index.js';
import { ScoreAdjustment } from '../ScoreAdjustment/index.js';
import { Scorecard } from '../Scorecard/index.js';
import { ScorecardLine } from '../ScorecardCategory/index.js';
import type { CandidateDrawerProps } from './CandidateDrawer.js';

interface CandidateScoresProps
  extends
    Pick<
      CandidateDrawerProps,
      'categories' | 'weights' | 'timeZone' | 'onAdjust' | 'onUndoAdjustment' | 'note'
    >,
    Required<Pick<EvidenceListProps, 'getHref'>> {}

/** Scorecard in which each score can be adjusted. */
export function CandidateScores({
  categories,
  weights,
  timeZone,
  onAdjust,
  onUndoAdjustment,
  note,
  getHref,
}: CandidateScoresProps) {
  const formatMessage = useMessages();
  const total = totalIfScored(categories, weights);
  const [count, all] = [total?.terms.length ?? 0, categories.length];
  return (
    <Scorecard
      title={formatMessage(nl.scorecard)}
      titleLevel={3}
      score={total}
      scoreLabel={formatMessage(nl.total)}
      isAdjusted={categories.some(({ adjustment }) => adjustment !== undefined)}
      intro={count > 0 && count < all ? formatMessage(nl.restsOn, { count, all }) : undefined}
      note={note}
    >
      {categories.map((category) => (
        <ScorecardLine
          key={category.id}
          level={4}
          title={category.title}
          score={category.score}
          confidence={category.confidence}
          isAdjusted={category.adjustment !== undefined}
          why={category.why}
          context={category.context}
          unproven={category.unproven}
          evidence={category.evidence.map(({ reference }) => reference)}
          getHref={getHref}
        >
          {(onAdjust !== undefined || category.adjustment !== undefined) && (
            <ScoreAdjustment
              {...{ category, categories, weights, timeZone }}
              label={formatMessage(nl.newScore)}
              onAdjust={onAdjust && ((change) => onAdjust(category, change))}
              onUndo={
                onUndoAdjustment &&
                (() => {
                  if (category.adjustment) return onUndoAdjustment(category.adjustment);
                })
              }
            />
          )}
        </ScorecardLine>
      ))}
    </Scorecard>
  );
}
