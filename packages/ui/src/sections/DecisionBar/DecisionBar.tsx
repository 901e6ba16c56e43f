import type { Decision, Verdict } from '@heldermatch/scorecard';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.js';
import { Select } from '../../components/Select/index.js';
import { Text } from '../../components/Text/index.js';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import { DecisionMark } from './DecisionMark.js';
import { ReasonForm } from '../internal/evidence/ReasonForm.js';
import { Signed } from '../internal/evidence/Signed.js';
import { useFocusAfterChange } from '../internal/evidence/useFocusAfterChange.js';
import { useSaving } from '../../internal/useSaving.js';
import { textIn } from '../../internal/form/values.js';
import type { Option } from '../../components/internal/overlay/Options.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './DecisionBar.css.js';

export interface DecisionActions {
  /**
   * Acts as the button of a decision does, for a keyboard shortcut of the app. A rejection opens its form. It also replaces
   * another decision, and ignores the current one.
   */
  decide: (verdict: Verdict) => void;
}

export interface DecisionBarProps extends RootProps {
  /** Subject of the decision, for the accessible names of the bar and of the rejection form: 'Kandidaat 0412'. */
  label: string;
  /**
   * Id of the candidate. Another id resets the bar.
   * @default `label`
   */
  candidate?: string | undefined;
  /** Current decision. Omit it when there is none. */
  decision?: Decision | undefined;
  /**
   * Predefined reasons for rejection, for statistics. The recruiter's own explanation is always required.
   * @default []
   */
  options?: readonly Option[] | undefined;
  /**
   * Called with the decision of the user. Add it to the log. The rejection form is pending until the promise settles.
   * On rejection of the promise, the bar reports that nothing was saved. Omit it for a user who may not decide: the bar
   * then only shows the decision.
   */
  onDecide?:
    | ((decision: { verdict: Verdict; reason?: string; code?: string }) => void | Promise<void>)
    | undefined;
  /** Undoes the decision. On rejection of its promise, the bar reports that. Omit it to hide the button. */
  onUndo?: (() => void | Promise<void>) | undefined;
  /** Explains the decision's consequences, and that only the user takes it. Mark the latter. */
  note: ReactNode;
  /**
   * IANA time zone of the decision's time.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * Next step after the decision, next to the button to undo it: a small `Button` such as 'Gesprek plannen'. Omit it when
   * there is none.
   */
  followUp?: ReactNode | undefined;
  /** Other buttons next to the state of the decision, such as those to the previous and the next candidate. */
  children?: ReactNode;
  /** Ref with imperative actions. */
  actionsRef?: Ref<DecisionActions> | undefined;
}

/**
 * Decision on a candidate: invite, hold, or reject with a reason. Nothing is preselected, the software decides nothing,
 * and everything can be undone.
 */
export function DecisionBar({
  label,
  candidate = label,
  note,
  children,
  decision,
  options = [],
  onDecide,
  onUndo,
  followUp,
  timeZone,
  actionsRef,
  ...root
}: DecisionBarProps) {
  const formatMessage = useMessages();
  return (
    <div
      role="group"
      aria-label={formatMessage(nl.decisionAbout, { label })}
      {...rootProps(root, css.root)}
    >
      <div className={css.rows}>
        <Choice
          key={candidate}
          {...{ label, decision, options, onDecide, onUndo, followUp, note, timeZone, actionsRef }}
        />
        {children !== undefined && <div className={css.others}>{children}</div>}
      </div>
    </div>
  );
}

type ChoiceProps = Omit<DecisionBarProps, 'candidate' | 'children' | 'options'> &
  Required<Pick<DecisionBarProps, 'options'>>;

/** Current decision and the button to undo it, or the buttons to decide. */
function Choice({
  label,
  decision,
  options,
  onDecide,
  onUndo,
  followUp,
  note,
  timeZone,
  actionsRef,
}: ChoiceProps) {
  const formatMessage = useMessages();
  const choice = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { hasFailed, trySave } = useSaving();
  const act = useFocusAfterChange(decision, () => choice.current?.querySelector('button')?.focus());
  const decide = (verdict: Verdict) => {
    if (onDecide === undefined || decision?.verdict === verdict) return;
    if (verdict === 'reject') setRejecting(true);
    else void trySave(() => act(() => onDecide({ verdict })));
  };
  useImperativeHandle(actionsRef, () => ({ decide }));
  const rejectButton = useFocusBack(isRejecting);
  const reject = async (reason: string, data: FormData) => {
    const code = textIn(data, 'code');
    await act(() => onDecide?.({ verdict: 'reject', reason, ...(code !== '' && { code }) }));
    setRejecting(false);
  };
  const isDecided = decision !== undefined && !isRejecting;
  const decided = followUp === undefined ? css.undo : css.followUp;
  const explanation = (
    <div className={isDecided ? css.decidedNote : css.note}>
      <Text size="small" emphasis="muted">
        {note}
      </Text>
    </div>
  );
  return (
    <>
      <State
        {...{ decision, timeZone, hasFailed }}
        className={isDecided ? css.main : isRejecting ? hidden.root : css.undecided}
      />
      {/* A press that was meant for a decision must not hit the button to undo it: they are in each other's rows. */}
      {isDecided && explanation}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks of its buttons */}
      <div
        ref={choice}
        className={isDecided ? decided : isRejecting ? css.form : css.main}
        onClickCapture={stopDoubleClick}
      >
        {isRejecting && (
          <Rejection
            {...{ label, options, note }}
            onReject={reject}
            onCancel={() => setRejecting(false)}
          />
        )}
        {isDecided && onUndo !== undefined && (
          <Button variant="secondary" size="small" onPress={() => trySave(() => act(onUndo))}>
            {formatMessage(nl.undo)}
          </Button>
        )}
        {isDecided && followUp}
        {decision === undefined && !isRejecting && onDecide !== undefined && (
          <DecisionButtons {...{ decide, rejectButton }} />
        )}
      </div>
      {!isDecided && !isRejecting && explanation}
    </>
  );
}

interface StateProps extends Pick<DecisionBarProps, 'decision' | 'timeZone'> {
  hasFailed: boolean;
  className: string;
}

/** The decision, or that there is none. */
function State({ decision, timeZone, hasFailed, className }: StateProps) {
  const formatMessage = useMessages();
  return (
    <div role="status" className={className}>
      {decision === undefined ? (
        <p>{formatMessage(nl.undecided)}</p>
      ) : (
        <Signed entry={decision} timeZone={timeZone}>
          <DecisionMark verdict={decision.verdict} />
        </Signed>
      )}
      {hasFailed && <p>{formatMessage(nl.notRecorded)}</p>}
    </div>
  );
}

interface DecisionButtonsProps {
  decide: (verdict: Verdict) => void;
  rejectButton: Ref<HTMLButtonElement>;
}

function DecisionButtons({ decide, rejectButton }: DecisionButtonsProps) {
  const formatMessage = useMessages();
  return (
    <div className={css.buttons}>
      <Button className={css.choice} onPress={() => decide('invite')}>
        {formatMessage(nl.invite)}
      </Button>
      <Button className={css.choice} variant="secondary" onPress={() => decide('hold')}>
        {formatMessage(nl.hold)}
      </Button>
      <Button
        ref={rejectButton}
        className={css.choice}
        variant="secondary"
        onPress={() => decide('reject')}
      >
        {formatMessage(nl.reject)}
      </Button>
    </div>
  );
}

/** The second click of a double click would decide about the next candidate, which has the same buttons in its place. */
function stopDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

/** Returns a ref for the button that opened something in its place: it receives focus when that closes. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  useLayoutEffect(() => {
    if (was.current && !isOpen) button.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return button;
}

interface RejectionProps extends Required<Pick<DecisionBarProps, 'label' | 'options' | 'note'>> {
  onReject: (reason: string, data: FormData) => Promise<void>;
  onCancel: () => void;
}

/**
 * Form in the place of the buttons, so that the evidence to cite stays in view: the explanation of a rejection, and one of
 * the predefined reasons.
 */
function Rejection({ label, options, note, onReject, onCancel }: RejectionProps) {
  const formatMessage = useMessages();
  const title = useId();
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // It closes the form, and not the drawer around it.
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles a key of the fields in it
    <div role="group" aria-labelledby={title} onKeyDown={cancelOnEscape}>
      <p id={title} className={css.title}>
        {formatMessage(nl.rejectTitle, { label })}
      </p>
      <ReasonForm
        action={onReject}
        rows={2}
        optionalField={
          options.length > 0 ? (
            <Select name="code" label={formatMessage(nl.rejectGround)} options={options} />
          ) : undefined
        }
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the form, and its button is gone
        autoFocus
        submit={
          <div className={css.submit}>
            <Button type="submit" tone="critical">
              {formatMessage(nl.reject)}
            </Button>
            <Button variant="secondary" onPress={onCancel}>
              {formatMessage(nl.cancel)}
            </Button>
            <Text size="small" emphasis="muted" className={css.consequence}>
              {note}
            </Text>
          </div>
        }
      />
    </div>
  );
}
