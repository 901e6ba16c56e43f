import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './InterviewPlanner.css.js';
import { PlannedTimes } from './PlannedTimes.js';
import { SlotChooser } from './SlotChooser.js';
import { usePlanner } from './usePlanner.js';
import { useSlots } from './useSlots.js';

/** Possible time for an interview. */
export interface InterviewSlot {
  /** Start time, as from `Date.toISOString`. */
  start: string;
  /** End time, in the same format. */
  end: string;
  /** Location or interviewer, in a few words: 'Teams'. Distinguishes slots with equal times. */
  label?: string | undefined;
  /** Reason why the slot is unavailable: 'Sam heeft overleg'. It remains readable, but can't be selected. */
  whyUnavailable?: string | undefined;
}

export interface InterviewPlannerProps extends RootProps {
  /** Title of the planner: 'Gesprek met kandidaat 0412'. */
  title: string;
  /**
   * Heading level of the title.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
  /** Slots to choose from, in any order. The planner sorts them by time. */
  slots: readonly InterviewSlot[];
  /** Selected slots. Controlled. */
  value?: readonly InterviewSlot[] | undefined;
  /**
   * Initially selected slots. Uncontrolled.
   * @default []
   */
  defaultValue?: readonly InterviewSlot[] | undefined;
  /** Called with the selected slots, sorted by time. */
  onChange?: ((slots: InterviewSlot[]) => void) | undefined;
  /**
   * Maximum number of slots. With 1, selecting another slot replaces the first.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * Called when the user proposes the selected slots. The planner is pending until the promise settles. On rejection it
   * reports that and keeps the selection. Set `proposed` afterwards.
   */
  onPropose: (slots: InterviewSlot[]) => void | Promise<void>;
  /** Proposed slots. Shown instead of the selection, with a button to choose again. */
  proposed?: readonly InterviewSlot[] | undefined;
  /** Agreed slot. Replaces the planner. */
  confirmed?: InterviewSlot | undefined;
  /**
   * Whether the slots are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * IANA time zone of the times shown.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * Shown when there are no slots.
   * @default 'Er zijn geen vrije tijden.'
   */
  emptyText?: ReactNode;
  /**
   * Statement that only the user sends messages.
   * @default 'Er wordt niets vanzelf verzonden: u stuurt de kandidaat zelf bericht.'
   */
  note?: string | undefined;
}

const noSlots: readonly InterviewSlot[] = [];

/**
 * Planner in which the user proposes one or more times for an interview. It schedules and sends nothing itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function InterviewPlanner({
  title,
  titleLevel = 2,
  slots,
  value,
  defaultValue = noSlots,
  onChange,
  limit = 3,
  onPropose,
  proposed,
  confirmed,
  isLoading = false,
  timeZone,
  emptyText,
  note,
  ...root
}: InterviewPlannerProps) {
  const formatMessage = useMessages();
  const times = useSlots(slots, timeZone);
  const { result, chooser, ...planner } = usePlanner({
    slots,
    value,
    defaultValue,
    onChange,
    limit,
    onPropose,
    proposed,
    confirmed,
  });
  return (
    <section {...rootProps(root, css.root)}>
      <Heading level={titleLevel} size="small">
        {title}
      </Heading>
      {planner.isDone ? (
        <PlannedTimes
          ref={result}
          {...{ proposed, confirmed }}
          onChooseAgain={planner.chooseAgain}
          wordsOf={times.wordsOf}
        />
      ) : isLoading ? (
        <Skeleton lines={4} />
      ) : times.days.length === 0 ? (
        <p className={css.empty}>{emptyText ?? formatMessage(nl.noTimes)}</p>
      ) : (
        <SlotChooser ref={chooser} label={title} {...{ times, limit, planner }} />
      )}
      <p className={css.small}>{note ?? formatMessage(nl.nothingSent)}</p>
    </section>
  );
}
