import {
  inFigures,
  totalIfScored,
  type Adjustment,
  type JudgedCategory,
  type Weights,
} from '@heldermatch/scorecard';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.js';
import { Slider } from '../../components/Slider/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { ReasonForm } from '../../internal/evidence/ReasonForm.js';
import { Signed } from '../../internal/evidence/Signed.js';
import { useChanging } from '../../internal/evidence/useChanging.js';
import { useKeeping } from '../../internal/evidence/useKeeping.js';
import { useScoreText } from '../../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './ScoreAdjustment.css.js';

/** What a human made of a score, as a line of the log has it. */
export type ScoreChange = Pick<Adjustment, 'original' | 'score' | 'reason'>;

export interface ScoreAdjustmentProps extends RootProps {
  /** The category whose score a human may change. One that was changed has its `adjustment`. */
  category: JudgedCategory;
  /** All categories of the scorecard, this one among them: the sum is done again while the score moves. */
  categories: readonly JudgedCategory[];
  /** How much each category counts; without, all alike. */
  weights?: Weights | undefined;
  /**
   * The human disagrees, and says why. Keep it as a line of the log; while a promise runs, the form waits, and keeps
   * what was typed if that fails.
   */
  onAdjust: (change: ScoreChange) => void | Promise<void>;
  /** Takes the adjustment back; if its promise is rejected, it says so. Without, that can't be done here. */
  onUndo?: (() => void | Promise<void>) | undefined;
  /**
   * The zone of the clock that the moment of an adjustment is written by: an IANA name.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

/**
 * A score that a human disagrees with: the new one, the reason, which must be there, and the sum that it leads to, all in
 * sight. What the software scored stays, and so does who changed it.
 */
export function ScoreAdjustment({
  category,
  categories,
  weights,
  onAdjust,
  onUndo,
  timeZone,
  ...root
}: ScoreAdjustmentProps) {
  const say = useMessages();
  const textOf = useScoreText();
  const language = useSumLanguage();
  const { id, title, adjustment } = category;
  const original = adjustment === undefined ? category.score : adjustment.original;
  // It stays where it was put until what was kept has come.
  const [moved, setMoved] = useState<number>();
  const score = moved ?? category.score;
  const total = totalIfScored(categories, weights);
  const next = totalIfScored(
    categories.map((one) => (one.id === id ? { ...one, score } : one)),
    weights,
  );
  const becomes = (before: number | undefined, after: number | undefined) =>
    say(nl.becomes, { before: textOf(before), after: textOf(after) });
  const [kept, setKept] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const act = useChanging(adjustment?.id, () => {
    setMoved(undefined);
    // To what takes it back, or tries again.
    (undo.current ?? slider.current)?.focus();
    setKept(
      adjustment === undefined
        ? say(nl.undone)
        : `${say(nl.kept)}: ${becomes(adjustment.original, adjustment.score)}`,
    );
  });
  const { hasFailed, keep } = useKeeping();
  const sum =
    next?.score === total?.score ? textOf(total?.score) : becomes(total?.score, next?.score);
  return (
    <div role="group" aria-label={say(nl.adjustmentOf, { title })} {...rootProps(root, css.root)}>
      {adjustment !== undefined && (
        <div className={css.adjusted}>
          <Signed entry={adjustment} timeZone={timeZone}>
            {becomes(adjustment.original, adjustment.score)}
          </Signed>
          {onUndo !== undefined && (
            <div>
              <Button
                ref={undo}
                variant="secondary"
                size="small"
                onPress={() => keep(() => act(onUndo))}
              >
                {say(nl.undo)}
              </Button>
            </div>
          )}
        </div>
      )}
      <div role="status">
        {hasFailed ? <p>{say(nl.notRecorded)}</p> : <VisuallyHidden>{kept}</VisuallyHidden>}
      </div>
      <ReasonForm
        // Sent with a score alone: the button waits for one.
        action={(reason) => act(() => onAdjust({ original, score: score ?? 0, reason }))}
        rows={3}
        submit={
          <div>
            <Button type="submit" isDisabled={score === category.score}>
              {say(nl.adjustScore)}
            </Button>
          </div>
        }
      >
        <Slider
          inputRef={slider}
          label={title}
          // Without a score it starts at its beginning, and counts once it was moved.
          value={(score ?? 0) / 100}
          onChange={(value) => setMoved(Math.round(value * 100))}
          // No field of the form, which is put back when what was asked is kept.
          form=""
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
        />
        <p className={css.sum}>
          <span>
            {say(nl.total)}: <strong>{sum}</strong>
          </span>
          {next !== undefined && <span className={css.figures}>{inFigures(next, language)}</span>}
        </p>
        {/* When the slider stands still: it says its own value at every step. */}
        <TypingStatus typed={String(score)} text={`${say(nl.total)}: ${sum}`} />
      </ReasonForm>
    </div>
  );
}
