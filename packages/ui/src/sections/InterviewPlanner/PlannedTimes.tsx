import type { Ref } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Button } from '../../components/Button/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './InterviewPlanner.css.js';
import type { InterviewPlannerProps, InterviewSlot } from './InterviewPlanner.js';
import { keyOf } from './useSlots.js';

interface PlannedTimesProps extends Pick<InterviewPlannerProps, 'proposed' | 'confirmed'> {
  ref: Ref<HTMLParagraphElement>;
  onChooseAgain: () => void;
  wordsOf: (slot: InterviewSlot) => string;
}

/** The agreed slot, or the proposed slots with a button to choose again. */
export function PlannedTimes({
  proposed = [],
  confirmed,
  onChooseAgain,
  wordsOf,
  ref,
}: PlannedTimesProps) {
  const formatMessage = useMessages();
  const slots = confirmed === undefined ? proposed : [confirmed];
  return (
    <div className={css.done}>
      <p ref={ref} tabIndex={-1} className={css.state}>
        {confirmed === undefined ? (
          formatMessage(nl.proposed)
        ) : (
          <Badge tone="positive">{formatMessage(nl.confirmedTime)}</Badge>
        )}
      </p>
      <ul role="list" className={css.list}>
        {slots.map((slot) => (
          <li key={keyOf(slot)}>
            <time dateTime={slot.start}>{wordsOf(slot)}</time>
          </li>
        ))}
      </ul>
      {confirmed === undefined && (
        <div>
          <Button variant="secondary" size="small" onPress={onChooseAgain}>
            {formatMessage(nl.otherTimes)}
          </Button>
        </div>
      )}
    </div>
  );
}
