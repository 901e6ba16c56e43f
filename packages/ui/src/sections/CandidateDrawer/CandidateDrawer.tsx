import {
  totalIfScored,
  type Adjustment,
  type JudgedCategory,
  type Weights,
} from '@heldermatch/scorecard';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.js';
import { Disclosure } from '../../components/Disclosure/index.js';
import { Drawer, type DrawerProps } from '../../components/Drawer/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { DecisionBar, type DecisionBarProps } from '../DecisionBar/index.js';
import { DocumentViewer, type DocumentPage } from '../DocumentViewer/index.js';
import { EvidenceList } from '../EvidenceList/index.js';
import { ScoreAdjustment, type ScoreChange } from '../ScoreAdjustment/index.js';
import { Scorecard } from '../Scorecard/index.js';
import { ScorecardCategory } from '../ScorecardCategory/index.js';
import * as css from './CandidateDrawer.css.js';

export interface CandidateDrawerProps
  extends
    Omit<DrawerProps, 'children' | 'actions' | 'size'>,
    Pick<DecisionBarProps, 'decision' | 'options' | 'onDecide' | 'onUndo' | 'timeZone'> {
  /** Who it is about, by the id that the scorecard and the log know them by. Another one begins anew. */
  candidate: string;
  /** What the reader knows them by: 'Kandidaat 0412'. */
  title: string;
  /** What else is known of them, in a few words. */
  intro?: ReactNode;
  /** Their scorecard, as `judge` gives it. Empty where nobody scored them. */
  categories: readonly JudgedCategory[];
  /** How much each category counts; without, all alike. */
  weights?: Weights | undefined;
  /** Their CV, as it was read. */
  pages: readonly DocumentPage[];
  /**
   * A human disagrees with a score, and says why. Keep it as a line of the log; while a promise runs, the form waits,
   * and keeps what was typed if that fails.
   */
  onAdjust: (category: JudgedCategory, change: ScoreChange) => void | Promise<void>;
  /** Takes the adjustment of a score back. */
  onUndoAdjustment: (adjustment: Adjustment) => void | Promise<void>;
  /** To who stands before them. Without, there is nobody. */
  onPrevious?: (() => void) | undefined;
  /** To who stands after them. Without, there is nobody. */
  onNext?: (() => void) | undefined;
  /**
   * Stands in the place of a scorecard that is not there.
   * @default 'Niet gescoord'
   */
  emptyText?: ReactNode;
  /**
   * Shown where the CV has no words, or is still on its way.
   * @default 'In dit document staat geen tekst die te lezen is.'
   */
  cvEmptyText?: ReactNode;
  /** That a human decides. Stands with the score. */
  note: string;
  /** What the decision means, and that nobody else takes it. */
  decisionNote: string;
  /** What else the app shows of them, such as their part of the log. */
  children?: ReactNode;
}

/**
 * One candidate: the scorecard with the passages it rests on, the CV with those passages marked, what a human thinks of
 * each score, and the decision, always in sight. From one candidate to the next without going back to the list.
 */
export function CandidateDrawer({
  candidate,
  title,
  intro,
  categories,
  weights,
  pages,
  decision,
  options,
  onDecide,
  onUndo,
  onAdjust,
  onUndoAdjustment,
  onPrevious,
  onNext,
  timeZone,
  emptyText,
  cvEmptyText,
  note,
  decisionNote,
  children,
  ...drawer
}: CandidateDrawerProps) {
  const say = useMessages();
  const id = useId();
  const passageId = (reference: number) => `${id}-passage-${reference}`;
  const itemId = (reference: number) => `${id}-evidence-${reference}`;
  const toPassage = (reference: number) => `#${passageId(reference)}`;
  const evidence = new Map(
    categories.flatMap((category) => category.evidence).map((one) => [one.reference, one]),
  );
  const moves = useRef<HTMLDivElement>(null);
  const shown = useRef(candidate);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // With whoever was shown before goes what had the focus; and at an end the button that led there is disabled.
    const isLost = activeElement === body || activeElement?.matches(':disabled') === true;
    if (isLost && shown.current !== candidate) {
      moves.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    }
    shown.current = candidate;
  }, [candidate]);
  const canMove = onPrevious !== undefined || onNext !== undefined;
  return (
    <Drawer
      {...drawer}
      title={title}
      size="large"
      actions={
        <DecisionBar
          key={candidate}
          {...{ decision, options, onDecide, onUndo, timeZone }}
          label={title}
          note={decisionNote}
          className={css.decision}
        />
      }
    >
      <div className={css.top}>
        {intro !== undefined && <p className={css.intro}>{intro}</p>}
        {canMove && (
          <div ref={moves} className={css.moves}>
            <Button variant="quiet" size="small" isDisabled={!onPrevious} onPress={onPrevious}>
              <Icon icon={ChevronLeft} />
              {say(nl.previous)}
            </Button>
            <Button variant="quiet" size="small" isDisabled={!onNext} onPress={onNext}>
              {say(nl.next)}
              <Icon icon={ChevronRight} />
            </Button>
            {/* The heading changes without the focus. */}
            <VisuallyHidden>
              <span role="status">{title}</span>
            </VisuallyHidden>
          </div>
        )}
      </div>
      <div key={candidate} className={css.columns}>
        <div className={css.scores}>
          {categories.length === 0 ? (
            <p className={css.empty}>{emptyText ?? say(nl.notScored)}</p>
          ) : (
            <>
              <Scorecard
                title={say(nl.scorecard)}
                titleLevel={3}
                score={totalIfScored(categories, weights)}
                scoreLabel={say(nl.total)}
                note={note}
              >
                {categories.map((category) => (
                  <div key={category.id}>
                    <ScorecardCategory
                      title={category.title}
                      score={category.score}
                      confidence={category.confidence}
                      why={category.why}
                      context={category.context}
                      evidence={category.evidence.map(({ reference }) => reference)}
                      getHref={toPassage}
                    />
                    <Disclosure
                      title={say(nl.adjust, { title: category.title })}
                      level={4}
                      defaultExpanded={category.adjustment !== undefined}
                    >
                      <ScoreAdjustment
                        {...{ category, categories, weights, timeZone }}
                        onAdjust={(change) => onAdjust(category, change)}
                        onUndo={() => {
                          if (category.adjustment) return onUndoAdjustment(category.adjustment);
                        }}
                      />
                    </Disclosure>
                  </div>
                ))}
              </Scorecard>
              <Heading level={3} size="small">
                {say(nl.evidence)}
              </Heading>
              <EvidenceList
                label={say(nl.evidence)}
                categories={categories}
                getItemId={itemId}
                getHref={toPassage}
              />
            </>
          )}
        </div>
        <DocumentViewer
          label={say(nl.cvOf, { title })}
          pages={pages}
          evidence={[...evidence.values()]}
          getPassageId={passageId}
          getHref={(reference) => `#${itemId(reference)}`}
          emptyText={cvEmptyText}
        />
      </div>
      {children}
    </Drawer>
  );
}
