import type { Decision, Verdict } from '@heldermatch/scorecard';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.js';
import { Dialog } from '../../components/Dialog/index.js';
import { Select } from '../../components/Select/index.js';
import { Text } from '../../components/Text/index.js';
import { ReasonForm } from '../../internal/evidence/ReasonForm.js';
import { Signed } from '../../internal/evidence/Signed.js';
import { useChanging } from '../../internal/evidence/useChanging.js';
import { useKeeping } from '../../internal/evidence/useKeeping.js';
import { textIn } from '../../internal/form/values.js';
import type { Option } from '../../internal/overlay/Options.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './DecisionBar.css.js';

export interface DecisionBarProps extends RootProps {
  /** About whom, for screen readers and above the form of a rejection: 'Kandidaat 0412'. */
  label: string;
  /** What was decided; without, nothing is. */
  decision?: Decision | undefined;
  /**
   * The reasons for a rejection to choose from, which can be counted. In the recruiter's own words it is asked anyway.
   * @default []
   */
  options?: readonly Option[] | undefined;
  /**
   * A human decides. Keep it as a line of the log. While a promise runs, the form of a rejection waits; if it is
   * rejected, the bar says that nothing was kept.
   */
  onDecide: (decision: {
    verdict: Verdict;
    reason?: string;
    code?: string;
  }) => void | Promise<void>;
  /** Takes the decision back. If its promise is rejected, the bar says so. */
  onUndo: () => void | Promise<void>;
  /** What the decision means, and that nobody else takes it. */
  note: string;
  /**
   * The zone of the clock that the moment of a decision is written by: an IANA name.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
}

const wordOf = { invite: nl.invited, hold: nl.held, reject: nl.rejected };

/**
 * What a human decides about a candidate: invite, hold, or reject with a reason. Nothing is chosen beforehand, nothing is
 * decided by the software, and everything can be taken back.
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
  const say = useMessages();
  const form = useId();
  const acts = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { hasFailed, keep } = useKeeping();
  const act = useChanging(
    decision,
    () => acts.current?.querySelector('button')?.focus(),
    isRejecting,
  );
  const reject = async (reason: string, data: FormData) => {
    const code = textIn(data, 'code');
    await act(() => onDecide({ verdict: 'reject', reason, ...(code !== '' && { code }) }));
    setRejecting(false);
  };
  return (
    <div role="group" aria-label={say(nl.decisionAbout, { label })} {...rootProps(root, css.root)}>
      <div ref={acts} className={css.acts}>
        <div role="status" className={css.state}>
          {decision === undefined ? (
            <p>{say(nl.undecided)}</p>
          ) : (
            <Signed entry={decision} timeZone={timeZone}>
              {say(wordOf[decision.verdict])}
            </Signed>
          )}
          {hasFailed && <p>{say(nl.notRecorded)}</p>}
        </div>
        {decision === undefined ? (
          <div className={css.buttons}>
            <Button onPress={() => keep(() => act(() => onDecide({ verdict: 'invite' })))}>
              {say(nl.invite)}
            </Button>
            <Button
              variant="secondary"
              onPress={() => keep(() => act(() => onDecide({ verdict: 'hold' })))}
            >
              {say(nl.hold)}
            </Button>
            <Button variant="secondary" onPress={() => setRejecting(true)}>
              {say(nl.reject)}
            </Button>
          </div>
        ) : (
          // Not where the others stood: who was about to press one of those would press this.
          <Button variant="secondary" onPress={() => keep(() => act(onUndo))} className={css.undo}>
            {say(nl.undo)}
          </Button>
        )}
      </div>
      <Text size="small" emphasis="muted">
        {note}
      </Text>
      <Dialog
        title={say(nl.rejectTitle, { label })}
        isOpen={isRejecting}
        onOpenChange={setRejecting}
        actions={
          <>
            <Button type="submit" form={form}>
              {say(nl.reject)}
            </Button>
            <Button variant="secondary" onPress={() => setRejecting(false)}>
              {say(nl.cancel)}
            </Button>
          </>
        }
      >
        <ReasonForm id={form} action={reject} rows={4}>
          {options.length > 0 && (
            <Select name="code" label={say(nl.rejectGround)} options={options} />
          )}
        </ReasonForm>
      </Dialog>
    </div>
  );
}
