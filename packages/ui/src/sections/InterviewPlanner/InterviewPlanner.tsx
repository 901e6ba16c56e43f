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

/** A time at which an interview can be held. */
export interface InterviewSlot {
  /** When it begins, as `Date.toISOString` writes it. */
  start: string;
  /** When it ends. */
  end: string;
  /** Where, or with whom, in a few words: 'Teams'. Tells times that are alike apart. */
  label?: string | undefined;
  /** It can be read and not be chosen, and this is why: 'Sam heeft overleg'. */
  whyUnavailable?: string | undefined;
}

export interface InterviewPlannerProps extends RootProps {
  /** What is planned: 'Gesprek met kandidaat 0412'. */
  title: string;
  /** Its place in the page's outline.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
  /** The times to choose from, in any order: the planner puts them in that of time. */
  slots: readonly InterviewSlot[];
  /** What is chosen: the app keeps it. */
  value?: readonly InterviewSlot[] | undefined;
  /**
   * What is chosen at first: the planner keeps it.
   * @default []
   */
  defaultValue?: readonly InterviewSlot[] | undefined;
  /** Called with what is chosen now, in the order of time. */
  onChange?: ((slots: readonly InterviewSlot[]) => void) | undefined;
  /**
   * How many times can be proposed. With 1, another one takes the place of the first.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * A human proposes these times. While a promise runs, the planner waits; if it is rejected, the planner says so and
   * keeps the choice. Give `proposed` when it is done.
   */
  onPropose: (slots: readonly InterviewSlot[]) => void | Promise<void>;
  /** What was proposed: it stands in place of the times, which can be chosen anew. */
  proposed?: readonly InterviewSlot[] | undefined;
  /** What was agreed on: then nothing is left to plan. */
  confirmed?: InterviewSlot | undefined;
  /**
   * The times are on their way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * The zone of the clock that times are written by: an IANA name.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * Shown without times.
   * @default 'Er zijn geen vrije tijden.'
   */
  emptyText?: ReactNode;
  /**
   * That nobody gets a message before a human sends one.
   * @default 'Er wordt niets vanzelf verzonden: u stuurt de kandidaat zelf bericht.'
   */
  note?: string | undefined;
}

const noSlots: readonly InterviewSlot[] = [];

/**
 * Times for an interview, of which a human proposes one or a few. It plans and sends nothing by itself.
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
  // What was pressed goes, and would take the focus with it: it goes to what comes in its place.
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
