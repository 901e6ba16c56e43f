import type { Adjustment, JudgedCategory, Weights } from '@heldermatch/scorecard';
import { useId, type ReactNode, type Ref } from 'react';
import { Heading } from '../../components/Heading/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { DecisionBar, type DecisionActions, type DecisionBarProps } from '../DecisionBar/index.js';
import { DocumentViewer, type DocumentPage } from '../DocumentViewer/index.js';
import { EvidenceLine } from '../EvidenceLine/index.js';
import { EvidenceList } from '../EvidenceList/index.js';
import type { ScoreChange } from '../ScoreAdjustment/index.js';
import * as css from './CandidateDrawer.css.js';
import { CandidateMoves } from './CandidateMoves.js';
import { CandidateScores } from './CandidateScores.js';

/** Props of a candidate in a drawer and in a pane. */
export interface CandidateDetailsProps extends Pick<
  DecisionBarProps,
  'decision' | 'options' | 'onDecide' | 'onUndo' | 'followUp' | 'timeZone'
> {
  /** Id of the candidate in the scorecard and the log. Another id resets everything. */
  candidate: string;
  /** Name by which the user knows the candidate: 'Kandidaat 0412'. */
  title: string;
  /** Message above everything, such as the decision about the previous candidate with a button to undo it. Announced. */
  message?: ReactNode;
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
   * settles, and keeps what was typed on rejection. Omit it for a user who may not adjust: only adjustments are shown.
   */
  onAdjust?: ((category: JudgedCategory, change: ScoreChange) => void | Promise<void>) | undefined;
  /** Undoes the adjustment of a score. Omit it to hide the button. */
  onUndoAdjustment?: ((adjustment: Adjustment) => void | Promise<void>) | undefined;
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
  /**
   * Shows the text of the CV, or its pages as pictures. Put the switch in `cvNote`.
   * @default 'text'
   */
  cvView?: 'text' | 'picture' | undefined;
  /** Note above the CV, such as a `Notice` about pages that could not be read. */
  cvNote?: ReactNode;
  /** Statement that a person decides. Shown with the score. */
  note: string;
  /** Explains the decision's consequences, and that only the user takes it. Mark the latter. */
  decisionNote: ReactNode;
  /** Other content about the candidate, such as their part of the log. */
  children?: ReactNode;
  /** Ref with the imperative actions of the `DecisionBar`, for keyboard shortcuts of the app. */
  actionsRef?: Ref<DecisionActions> | undefined;
}

/** Every prop of a candidate: the others are for the drawer or the pane around it. */
const detailsProps: Readonly<Record<keyof CandidateDetailsProps, true>> = {
  candidate: true,
  title: true,
  message: true,
  intro: true,
  categories: true,
  weights: true,
  pages: true,
  decision: true,
  options: true,
  onDecide: true,
  onUndo: true,
  followUp: true,
  onAdjust: true,
  onUndoAdjustment: true,
  onPrevious: true,
  onNext: true,
  timeZone: true,
  emptyText: true,
  cvEmptyText: true,
  cvView: true,
  cvNote: true,
  note: true,
  decisionNote: true,
  children: true,
  actionsRef: true,
};

/** Props of the drawer or the pane around a candidate. */
export const outerProps = <Props extends CandidateDetailsProps>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in detailsProps))) as Omit<
    Props,
    keyof CandidateDetailsProps
  >;

/** Scorecard with evidence, CV with marked passages, and an adjustment per score. */
export function CandidateDetails({
  candidate,
  title,
  message,
  intro,
  categories,
  weights,
  pages,
  onAdjust,
  onUndoAdjustment,
  timeZone,
  emptyText,
  cvEmptyText,
  cvView,
  cvNote,
  note,
  children,
}: CandidateDetailsProps) {
  const formatMessage = useMessages();
  const id = useId();
  const passageId = (reference: number) => `${id}-passage-${reference}`;
  const getHref = (reference: number) => `#${passageId(reference)}`;
  const itemId = (reference: number) => `${id}-evidence-${reference}`;
  const evidence = new Map(
    categories.flatMap((category) => category.evidence).map((one) => [one.reference, one]),
  );
  return (
    <div className={css.details}>
      <div role="status" className={css.message}>
        {message}
      </div>
      {intro !== undefined && <p className={css.intro}>{intro}</p>}
      {/* The app may give its children the key of the candidate too. */}
      <EvidenceLine key={`columns ${candidate}`} className={css.columns}>
        {categories.length === 0 ? (
          <p className={css.empty}>{emptyText ?? formatMessage(nl.notScored)}</p>
        ) : (
          <CandidateScores
            {...{ categories, weights, timeZone, onAdjust, onUndoAdjustment, note, getHref }}
          />
        )}
        <div className={css.cv}>
          {cvNote}
          <DocumentViewer
            label={formatMessage(nl.cvOf, { title })}
            pages={pages}
            view={cvView}
            evidence={[...evidence.values()]}
            getPassageId={passageId}
            getHref={(reference) => `#${itemId(reference)}`}
            emptyText={cvEmptyText}
          />
        </div>
        {categories.length > 0 && (
          <div className={css.column}>
            <Heading level={3} size="small">
              {formatMessage(nl.evidence)}
            </Heading>
            <EvidenceList
              key={`list ${candidate}`}
              label={formatMessage(nl.evidence)}
              {...{ categories, getHref }}
              getItemId={itemId}
              limit={2}
            />
          </div>
        )}
      </EvidenceLine>
      {children}
    </div>
  );
}

/** Decision on the candidate, and the buttons to the previous and the next one: together, within reach of a thumb. */
export function CandidateDecision({
  candidate,
  title,
  decision,
  options,
  onDecide,
  onUndo,
  followUp,
  timeZone,
  onPrevious,
  onNext,
  decisionNote,
  actionsRef,
}: CandidateDetailsProps) {
  return (
    <DecisionBar
      {...{ candidate, decision, options, onDecide, onUndo, followUp, timeZone, actionsRef }}
      label={title}
      note={decisionNote}
    >
      {(onPrevious !== undefined || onNext !== undefined) && (
        <CandidateMoves {...{ candidate, title, onPrevious, onNext }} />
      )}
    </DecisionBar>
  );
}
