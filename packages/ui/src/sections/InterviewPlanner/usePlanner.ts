import { useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { InterviewPlannerProps, InterviewSlot } from './InterviewPlanner.js';
import { keyOf } from './useSlots.js';

type Options = Pick<
  InterviewPlannerProps,
  'slots' | 'value' | 'onChange' | 'onPropose' | 'proposed' | 'confirmed'
> &
  Required<Pick<InterviewPlannerProps, 'defaultValue' | 'limit'>>;

/** State of an `InterviewPlanner`: the selection, the proposal in progress, and focus when one replaces the other. */
export function usePlanner({
  slots,
  value,
  defaultValue,
  onChange,
  limit,
  onPropose,
  proposed = [],
  confirmed,
}: Options) {
  const formatMessage = useMessages();
  const [chosen, setChosen] = useControlledState(value, defaultValue, onChange);
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const chooser = useRef<HTMLDivElement>(null);

  const free = new Map(
    slots
      .filter(({ whyUnavailable }) => whyUnavailable === undefined)
      .map((slot) => [keyOf(slot), slot]),
  );
  const selected = chosen.filter((slot) => free.has(keyOf(slot)));
  const keys = new Set(selected.map(keyOf));
  const count = formatMessage(nl.chosenOf, { count: selected.length, limit });
  const choose = (next: InterviewSlot[]) => {
    setChosen(next.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)));
    setMessage(formatMessage(nl.chosenOf, { count: next.length, limit }));
  };
  const toggle = (slot: InterviewSlot) => {
    const key = keyOf(slot);
    if (isPending || !free.has(key)) return;
    if (keys.has(key)) choose(selected.filter((one) => keyOf(one) !== key));
    else if (limit === 1) choose([slot]);
    else if (selected.length < limit) choose([...selected, slot]);
    else setMessage(formatMessage(nl.timesLimitReached, { limit }));
  };

  const isDone = confirmed !== undefined || (proposed.length > 0 && !isChoosing);
  // The pressed button disappears: moves focus to its replacement.
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || isPending) return;
    hasActed.current = false;
    if (isDone) result.current?.focus();
    else if (isChoosing) chooser.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isDone, isChoosing, isPending]);
  const propose = async () => {
    hasActed.current = true;
    setMessage('');
    setPending(true);
    try {
      await onPropose(selected);
      setChoosing(false);
    } catch {
      setMessage(formatMessage(nl.notProposed));
    }
    setPending(false);
  };

  const chooseAgain = () => {
    hasActed.current = true;
    setChosen(proposed);
    setChoosing(true);
  };
  return {
    selected,
    keys,
    count,
    message,
    isPending,
    isDone,
    toggle,
    remove: (ids: ReadonlySet<unknown>) => choose(selected.filter((slot) => !ids.has(keyOf(slot)))),
    propose,
    chooseAgain,
    /** Receives focus when the proposal or the agreed slot replaces the selection. */
    result,
    /** Contains the slots. The first in the tab order receives focus when the user chooses again. */
    chooser,
  };
}

export type Planner = ReturnType<typeof usePlanner>;
