import {
  sumInFigures,
  totalIfScored,
  type Adjustment,
  type JudgedCategory,
  type Total,
  type Weights,
} from '@heldermatch/scorecard';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/index.js';
import { Slider } from '../../components/Slider/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { TypingStatus } from '../../components/internal/announcement/TypingStatus.js';
import { ReasonForm } from '../internal/evidence/ReasonForm.js';
import { Marker } from '../../components/Marker/index.js';
import { Signed } from '../internal/evidence/Signed.js';
import { useFocusAfterChange } from '../internal/evidence/useFocusAfterChange.js';
import { useSaving } from '../../internal/useSaving.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './ScoreAdjustment.css.js';

/** Adjustment of a score, as in the log. */
export type ScoreChange = Pick<Adjustment, 'original' | 'score' | 'reason'>;

export interface ScoreAdjustmentProps extends RootProps {
  /** Category whose score can be adjusted. An adjusted one has its `adjustment`. */
  category: JudgedCategory;
  /** All categories of the scorecard, including this one: the total updates while the slider moves. */
  categories: readonly JudgedCategory[];
  /** Weight of each category. Omit it for equal weights. */
  weights?: Weights | undefined;
  /**
   * Called when the user adjusts the score with a reason. Add it to the log. The form is pending until the promise
   * settles, and keeps what was typed on rejection. Omit it for a user who may not adjust: only an adjustment is shown.
   */
  onAdjust?: ((change: ScoreChange) => void | Promise<void>) | undefined;
  /** Undoes the adjustment. On rejection of its promise, the failure is reported. Omit it to hide the button. */
  onUndo?: (() => void | Promise<void>) | undefined;
  /**
   * Label of the slider. Set it where the category has been named, such as in a `ScorecardLine`.
   * @default the title of the category
   */
  label?: string | undefined;
  /**
   * IANA time zone of the adjustment's time.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

const percentages = { maxValue: 1, step: 0.01, formatOptions: { style: 'percent' } } as const;

/**
 * Form for overruling a score: the new score, a required reason and the resulting total, all visible. Keeps the
 * software's score and the author of the change.
 */
export function ScoreAdjustment({
  category,
  categories,
  weights,
  onAdjust,
  onUndo,
  label = category.title,
  timeZone,
  ...root
}: ScoreAdjustmentProps) {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  const { id, title, adjustment } = category;
  const original = adjustment === undefined ? category.score : adjustment.original;
  // Keeps the slider's value until the saved adjustment arrives.
  const [moved, setMoved] = useState<number>();
  const score = moved ?? category.score;
  const total = totalIfScored(categories, weights);
  const adjusted = categories.map((one) => (one.id === id ? { ...one, score } : one));
  const next = totalIfScored(adjusted, weights);
  const becomes = useBecomes();
  const [recorded, setRecorded] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // An adjusted score shows its adjustment only, until the user asks for the form.
  const [isEditing, setEditing] = useState(false);
  const edit = () => {
    // The pressed button disappears.
    flushSync(() => setEditing(true));
    slider.current?.focus();
  };
  const act = useFocusAfterChange(adjustment?.id, () => {
    setMoved(undefined);
    setEditing(false);
    // Focuses the undo button, or else the slider.
    (undo.current ?? slider.current)?.focus();
    setRecorded(
      adjustment === undefined
        ? formatMessage(nl.undone)
        : `${formatMessage(nl.recorded)}: ${becomes(adjustment.original, adjustment.score)}`,
    );
  });
  const { hasFailed, trySave } = useSaving();
  const sum =
    next?.score === total?.score ? textOf(total?.score) : becomes(total?.score, next?.score);
  return (
    <div
      role="group"
      aria-label={formatMessage(nl.adjustmentOf, { title })}
      {...rootProps(root, css.root)}
    >
      {adjustment !== undefined && (
        <Adjusted
          {...{ adjustment, timeZone }}
          text={becomes(adjustment.original, adjustment.score)}
          undoRef={undo}
          onUndo={onUndo && (() => trySave(() => act(onUndo)))}
          onEdit={onAdjust && !isEditing ? edit : undefined}
        />
      )}
      <div role="status">
        {hasFailed ? (
          <p>{formatMessage(nl.notRecorded)}</p>
        ) : (
          <VisuallyHidden>{recorded}</VisuallyHidden>
        )}
      </div>
      {onAdjust !== undefined && (adjustment === undefined || isEditing) && (
        <AdjustmentForm
          {...{ label, score, onMove: setMoved, sliderRef: slider }}
          // A score is always set here: the button is disabled until it changes.
          action={(reason) => act(() => onAdjust({ original, score: score ?? 0, reason }))}
          isChanged={score !== category.score}
        >
          <ResultingTotal {...{ next, sum, score }} />
        </AdjustmentForm>
      )}
    </div>
  );
}

interface AdjustmentFormProps extends Required<Pick<ScoreAdjustmentProps, 'label'>> {
  score: number | undefined;
  /** Called with the score while the slider moves. */
  onMove: (score: number) => void;
  /** Records the adjustment, with its reason. */
  action: (reason: string) => Promise<void>;
  isChanged: boolean;
  sliderRef: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** Slider for the new score, and the reason. */
function AdjustmentForm({
  label,
  score,
  onMove,
  action,
  isChanged,
  sliderRef,
  children,
}: AdjustmentFormProps) {
  const formatMessage = useMessages();
  return (
    <ReasonForm
      action={action}
      rows={3}
      submit={
        <div>
          <Button type="submit" isDisabled={!isChanged}>
            {formatMessage(nl.adjustScore)}
          </Button>
        </div>
      }
    >
      <Slider
        {...percentages}
        inputRef={sliderRef}
        label={label}
        // Without a score the slider starts at its minimum, and counts once it was moved.
        value={(score ?? 0) / 100}
        onChange={(value) => onMove(Math.round(value * 100))}
        // Excludes the slider from the form, which resets after saving.
        form=""
      />
      {children}
    </ReasonForm>
  );
}

interface ResultingTotalProps {
  next: Total | undefined;
  sum: string;
  score: number | undefined;
}

/** The total as it would become, with its sum. */
function ResultingTotal({ next, sum, score }: ResultingTotalProps) {
  const formatMessage = useMessages();
  const language = useSumLanguage();
  const total = formatMessage(nl.total);
  return (
    <>
      <p className={css.sum}>
        <span>
          {total}: <strong>{sum}</strong>
        </span>
        {next !== undefined && <span className={css.figures}>{sumInFigures(next, language)}</span>}
      </p>
      {/* Announces the total when the slider stops: the slider itself announces its value at every step. */}
      <TypingStatus typed={String(score)} text={`${total}: ${sum}`} />
    </>
  );
}

/** Returns a function that describes a change of a score: '88% wordt 75%'. */
function useBecomes() {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  return (before: number | undefined, after: number | undefined) =>
    formatMessage(nl.becomes, { before: textOf(before), after: textOf(after) });
}

interface AdjustedProps {
  adjustment: Adjustment;
  /** The change: '88% wordt 75%'. */
  text: string;
  undoRef: Ref<HTMLButtonElement>;
  onUndo: (() => void) | undefined;
  /** Opens the form. Undefined if it is open, or for a user who may not adjust. */
  onEdit: (() => void) | undefined;
  timeZone: string | undefined;
}

/** The current adjustment with its author, and buttons to undo it and to adjust the score again. */
function Adjusted({ adjustment, text, undoRef, onUndo, onEdit, timeZone }: AdjustedProps) {
  const formatMessage = useMessages();
  return (
    <div className={css.adjusted}>
      <div>
        <Signed entry={adjustment} timeZone={timeZone}>
          <Marker>{text}</Marker>
        </Signed>
      </div>
      {(onUndo ?? onEdit) !== undefined && (
        <div className={css.actions}>
          {onUndo !== undefined && (
            <Button ref={undoRef} variant="secondary" size="small" onPress={onUndo}>
              {formatMessage(nl.undo)}
            </Button>
          )}
          {onEdit !== undefined && (
            <Button variant="quiet" size="small" onPress={onEdit}>
              {formatMessage(nl.adjustAgain)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
