import type { Adjustment, JudgedCategory, Weights } from '@heldermatch/scorecard';
import { useId, type ReactNode } from 'react';
import { Drawer, type DrawerProps } from '../../components/Drawer/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { DecisionBar, type DecisionBarProps } from '../DecisionBar/index.js';
import { DocumentViewer, type DocumentPage } from '../DocumentViewer/index.js';
import type { ScoreChange } from '../ScoreAdjustment/index.js';
import * as css from './CandidateDrawer.css.js';
import { CandidateMoves } from './CandidateMoves.js';
import { CandidateScores } from './CandidateScores.js';

export interface CandidateDrawerProps
  extends
    Omit<DrawerProps, 'children' | 'actions' | 'size'>,
    Pick<DecisionBarProps, 'decision' | 'options' | 'onDecide' | 'onUndo' | 'timeZone'> {
  /** Id of the candidate in the scorecard and the log. Another id resets the drawer. */
  candidate: string;
  /** Name by which the user knows the candidate: 'Kandidaat 0412'. */
  title: string;
  /** Short introduction to the candidate. */
  intro?: ReactNode;
  /** Scorecard of the candidate, from `judge`. Empty without scores. */
  categories: readonly JudgedCategory[];
  /** Weight of each category. Omit it for equal weights. */
  weights?: Weights | undefined;
  /** Parsed pages of the CV. */
  pages: readonly DocumentPage[];
  /**
   * Called when the user overrules a score with a reason. Add it to the log. The form is pending until the promise
   * settles, and keeps what was typed on rejection.
   */
  onAdjust: (category: JudgedCategory, change: ScoreChange) => void | Promise<void>;
  /** Undoes the adjustment of a score. */
  onUndoAdjustment: (adjustment: Adjustment) => void | Promise<void>;
  /** Moves to the previous candidate. Omit it when there is none. */
  onPrevious?: (() => void) | undefined;
  /** Moves to the next candidate. Omit it when there is none. */
  onNext?: (() => void) | undefined;
  /**
   * Shown instead of a missing scorecard.
   * @default 'Niet gescoord'
   */
  emptyText?: ReactNode;
  /**
   * Shown when the CV has no text or is still loading.
   * @default 'In dit document staat geen tekst die te lezen is.'
   */
  cvEmptyText?: ReactNode;
  /** Note above the CV, such as a `Notice` about pages that could not be read. */
  cvNote?: ReactNode;
  /** Statement that a person decides. Shown with the score. */
  note: string;
  /** Explains the decision's consequences, and that only the user takes it. */
  decisionNote: string;
  /** Other content about the candidate, such as their part of the log. */
  children?: ReactNode;
}

/**
 * One candidate: scorecard with evidence, CV with marked passages, adjustments per score, and a decision bar that is
 * always visible. Moves between candidates without returning to the list.
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
  cvNote,
  note,
  decisionNote,
  children,
  ...drawer
}: CandidateDrawerProps) {
  const formatMessage = useMessages();
  const id = useId();
  const passageId = (reference: number) => `${id}-passage-${reference}`;
  const itemId = (reference: number) => `${id}-evidence-${reference}`;
  const evidence = new Map(
    categories.flatMap((category) => category.evidence).map((one) => [one.reference, one]),
  );
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
        {canMove && <CandidateMoves {...{ candidate, title, onPrevious, onNext }} />}
      </div>
      <div key={candidate} className={css.columns}>
        <div className={css.column}>
          {categories.length === 0 ? (
            <p className={css.empty}>{emptyText ?? formatMessage(nl.notScored)}</p>
          ) : (
            <CandidateScores
              {...{ categories, weights, timeZone, onAdjust, onUndoAdjustment, note }}
              getItemId={itemId}
              getHref={(reference) => `#${passageId(reference)}`}
            />
          )}
        </div>
        <div className={css.column}>
          {cvNote}
          <DocumentViewer
            label={formatMessage(nl.cvOf, { title })}
            pages={pages}
            evidence={[...evidence.values()]}
            getPassageId={passageId}
            getHref={(reference) => `#${itemId(reference)}`}
            emptyText={cvEmptyText}
          />
        </div>
      </div>
      {children}
    </Drawer>
  );
}
