import type { Decision, Verdict } from '@heldermatch/scorecard';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.js';
import { Dialog } from '../../components/Dialog/index.js';
import { Select } from '../../components/Select/index.js';
import { Text } from '../../components/Text/index.js';
import { ReasonForm } from '../internal/evidence/ReasonForm.js';
import { Signed } from '../internal/evidence/Signed.js';
import { useFocusAfterChange } from '../internal/evidence/useFocusAfterChange.js';
import { useSaving } from '../../internal/useSaving.js';
import { textIn } from '../../internal/form/values.js';
import type { Option } from '../../components/internal/overlay/Options.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { verdicts } from '../internal/evidence/verdicts.js';
import * as css from './DecisionBar.css.js';

export interface DecisionBarProps extends RootProps {
  /** Subject of the decision, for the accessible name and the title of the rejection dialog: 'Kandidaat 0412'. */
  label: string;
  /** Current decision. Omit it when there is none. */
  decision?: Decision | undefined;
  /**
   * Predefined reasons for rejection, for statistics. The recruiter's own explanation is always required.
   * @default []
   */
  options?: readonly Option[] | undefined;
  /**
   * Called with the decision of the user. Add it to the log. The rejection form is pending until the promise settles.
   * On rejection of the promise, the bar reports that nothing was saved.
   */
  onDecide: (decision: {
    verdict: Verdict;
    reason?: string;
    code?: string;
  }) => void | Promise<void>;
  /** Undoes the decision. On rejection of its promise, the bar reports that. */
  onUndo: () => void | Promise<void>;
  /** Explains the decision's consequences, and that only the user takes it. */
  note: string;
  /**
   * IANA time zone of the decision's time.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

/**
 * Decision on a candidate: invite, hold, or reject with a reason. Nothing is preselected, the software decides nothing,
 * and everything can be undone.
 */
export function DecisionBar({
  label,
  decision,
  options = [],
  onDecide,
  onUndo,
  note,
  timeZone,
  ...root
}: DecisionBarProps) {
  const formatMessage = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { hasFailed, trySave } = useSaving();
  const act = useFocusAfterChange(
    decision,
    () => content.current?.querySelector('button')?.focus(),
    isRejecting,
  );
  const reject = async (reason: string, data: FormData) => {
    const code = textIn(data, 'code');
    await act(() => onDecide({ verdict: 'reject', reason, ...(code !== '' && { code }) }));
    setRejecting(false);
  };
  return (
    <div
      role="group"
      aria-label={formatMessage(nl.decisionAbout, { label })}
      {...rootProps(root, css.root)}
    >
      <div ref={content} className={css.content}>
        <div role="status" className={css.state}>
          {decision === undefined ? (
            <p>{formatMessage(nl.undecided)}</p>
          ) : (
            <Signed entry={decision} timeZone={timeZone}>
              {formatMessage(verdicts[decision.verdict])}
            </Signed>
          )}
          {hasFailed && <p>{formatMessage(nl.notRecorded)}</p>}
        </div>
        {decision === undefined ? (
          <div className={css.buttons}>
            <Button onPress={() => trySave(() => act(() => onDecide({ verdict: 'invite' })))}>
              {formatMessage(nl.invite)}
            </Button>
            <Button
              variant="secondary"
              onPress={() => trySave(() => act(() => onDecide({ verdict: 'hold' })))}
            >
              {formatMessage(nl.hold)}
            </Button>
            <Button variant="secondary" onPress={() => setRejecting(true)}>
              {formatMessage(nl.reject)}
            </Button>
          </div>
        ) : (
          // In another place than the decision buttons, so that a second press can't hit it by accident.
          <Button
            variant="secondary"
            onPress={() => trySave(() => act(onUndo))}
            className={css.undo}
          >
            {formatMessage(nl.undo)}
          </Button>
        )}
      </div>
      <Text size="small" emphasis="muted">
        {note}
      </Text>
      <RejectDialog
        {...{ label, options }}
        isOpen={isRejecting}
        onOpenChange={setRejecting}
        onReject={reject}
      />
    </div>
  );
}

interface RejectDialogProps extends Required<Pick<DecisionBarProps, 'label' | 'options'>> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReject: (reason: string, data: FormData) => Promise<void>;
}

/** Dialog that asks for the explanation of a rejection, and for one of the predefined reasons. */
function RejectDialog({ label, options, isOpen, onOpenChange, onReject }: RejectDialogProps) {
  const formatMessage = useMessages();
  const form = useId();
  return (
    <Dialog
      title={formatMessage(nl.rejectTitle, { label })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button type="submit" form={form}>
            {formatMessage(nl.reject)}
          </Button>
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            {formatMessage(nl.cancel)}
          </Button>
        </>
      }
    >
      <ReasonForm id={form} action={onReject} rows={4}>
        {options.length > 0 && (
          <Select name="code" label={formatMessage(nl.rejectGround)} options={options} />
        )}
      </ReasonForm>
    </Dialog>
  );
}
