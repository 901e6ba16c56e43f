import { useId, useRef, useState } from 'react';
import * as css from './InterviewPlanner.css.js';
import type { InterviewSlot } from './InterviewPlanner.js';
import { SlotOption } from './SlotOption.js';
import { useSlotKeyboard } from './useSlotKeyboard.js';
import { keyOf, type Day } from './useSlots.js';

interface SlotGridProps {
  label: string;
  days: readonly Day[];
  timeOf: (slot: InterviewSlot) => string;
  selected: ReadonlySet<string>;
  isMultiple: boolean;
  onToggle: (slot: InterviewSlot) => void;
}

/**
 * Listbox of interview times with a column for each day. React Aria's `ListBox` navigates along one axis; here the
 * arrow keys move within a day and between days.
 */
export function SlotGrid({ label, days, timeOf, selected, isMultiple, onToggle }: SlotGridProps) {
  const id = useId();
  const elements = useRef(new Map<string, HTMLElement>());
  const [focused, setFocused] = useState<string>();
  const keys = days.flatMap(({ slots }) => slots).map(keyOf);
  // Roving tab index: the last focused slot, or else the first selected one, or else the first.
  const stop =
    keys.find((key) => key === focused) ?? keys.find((key) => selected.has(key)) ?? keys[0];

  const onKeyDown = useSlotKeyboard(days, onToggle, (slot) =>
    elements.current.get(keyOf(slot))?.focus(),
  );
  return (
    <div role="listbox" aria-label={label} aria-multiselectable={isMultiple} className={css.days}>
      {days.map((day, index) => (
        <div key={day.id} role="group" aria-labelledby={`${id}-${index}`} className={css.day}>
          <span id={`${id}-${index}`} role="presentation" className={css.dayTitle}>
            {day.title}
          </span>
          {day.slots.map((slot, place) => {
            const key = keyOf(slot);
            return (
              <SlotOption
                key={key}
                ref={(element) => {
                  if (element !== null) elements.current.set(key, element);
                  return () => {
                    elements.current.delete(key);
                  };
                }}
                {...{ slot }}
                time={timeOf(slot)}
                isSelected={selected.has(key)}
                tabIndex={key === stop ? 0 : -1}
                onFocus={() => setFocused(key)}
                onClick={() => onToggle(slot)}
                onKeyDown={(event) => onKeyDown(event, index, place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
