import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Badge } from '../../components/Badge/index.js';
import { Button } from '../../components/Button/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { TagGroup } from '../../components/TagGroup/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './InterviewPlanner.css.js';
import { SlotGrid } from './SlotGrid.js';
import { keyOf, useSlots } from './useSlots.js';

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
  onChange?: ((slots: readonly InterviewSlot[]) => void) | undefined;
  /**
   * Maximum number of slots. With 1, selecting another slot replaces the first.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * Called when the user proposes the selected slots. The planner is pending until the promise settles. On rejection it
   * reports that and keeps the selection. Set `proposed` afterwards.
   */
  onPropose: (slots: readonly InterviewSlot[]) => void | Promise<void>;
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
  const say = useMessages();
  const [chosen, setChosen] = useControlledState(value, defaultValue, onChange);
  const { days, timeOf, wordsOf, zone } = useSlots(slots, timeZone);
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const planner = useRef<HTMLDivElement>(null);

  const free = new Map(
    slots
      .filter(({ whyUnavailable }) => whyUnavailable === undefined)
      .map((slot) => [keyOf(slot), slot]),
  );
  const selected = chosen.filter((slot) => free.has(keyOf(slot)));
  const keys = new Set(selected.map(keyOf));
  const count = say(nl.chosenOf, { count: selected.length, limit });
  const choose = (next: readonly InterviewSlot[]) => {
    setChosen(next.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)));
    setMessage(say(nl.chosenOf, { count: next.length, limit }));
  };
  const toggle = (slot: InterviewSlot) => {
    const key = keyOf(slot);
    if (isPending || !free.has(key)) return;
    if (keys.has(key)) choose(selected.filter((one) => keyOf(one) !== key));
    else if (limit === 1) choose([slot]);
    else if (selected.length < limit) choose([...selected, slot]);
    else setMessage(say(nl.timesFull, { limit }));
  };

  const isProposed = proposed !== undefined && proposed.length > 0;
  const isDone = confirmed !== undefined || (isProposed && !isChoosing);
  // The pressed button disappears: moves the focus to its replacement.
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || isPending) return;
    hasActed.current = false;
    if (isDone) state.current?.focus();
    else if (isChoosing) planner.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isDone, isChoosing, isPending]);
  const propose = async () => {
    hasActed.current = true;
    setMessage('');
    setPending(true);
    try {
      await onPropose(selected);
      setChoosing(false);
    } catch {
      setMessage(say(nl.notProposed));
    }
    setPending(false);
  };

  const done = confirmed === undefined ? (proposed ?? noSlots) : [confirmed];
  return (
    <section {...rootProps(root, css.root)}>
      <Heading level={titleLevel} size="small">
        {title}
      </Heading>
      {isDone ? (
        <div className={css.done}>
          <p ref={state} tabIndex={-1} className={css.state}>
            {confirmed === undefined ? (
              say(nl.proposed)
            ) : (
              <Badge tone="positive">{say(nl.confirmedTime)}</Badge>
            )}
          </p>
          <ul role="list" className={css.list}>
            {done.map((slot) => (
              <li key={keyOf(slot)}>
                <time dateTime={slot.start}>{wordsOf(slot)}</time>
              </li>
            ))}
          </ul>
          {confirmed === undefined && (
            <div>
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  hasActed.current = true;
                  setChosen(done);
                  setChoosing(true);
                }}
              >
                {say(nl.otherTimes)}
              </Button>
            </div>
          )}
        </div>
      ) : isLoading ? (
        <Skeleton lines={4} />
      ) : days.length === 0 ? (
        <p className={css.empty}>{emptyText ?? say(nl.noTimes)}</p>
      ) : (
        <div ref={planner} className={css.planner}>
          {zone !== undefined && <p className={css.small}>{say(nl.timesIn, { zone })}</p>}
          <SlotGrid
            label={title}
            {...{ days, timeOf }}
            selected={keys}
            isMultiple={limit > 1}
            onToggle={toggle}
          />
          <TagGroup
            label={say(nl.chosenTimes)}
            description={count}
            items={selected.map((slot) => ({
              id: keyOf(slot),
              label: wordsOf(slot),
              isDisabled: isPending,
            }))}
            onRemove={(ids) => choose(selected.filter((slot) => !ids.has(keyOf(slot))))}
            emptyText={say(nl.noTimesChosen)}
          />
          <div role="status" className={css.message}>
            {message === count ? <VisuallyHidden>{message}</VisuallyHidden> : message}
          </div>
          <div>
            <Button isPending={isPending} isDisabled={selected.length === 0} onPress={propose}>
              {isPending
                ? say(nl.proposing)
                : selected.length === 0
                  ? say(nl.propose)
                  : say(nl.proposeCount, { count: selected.length })}
            </Button>
          </div>
        </div>
      )}
      <p className={css.small}>{note ?? say(nl.nothingSent)}</p>
    </section>
  );
}
