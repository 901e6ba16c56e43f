import { Check } from 'lucide';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../../components/Icon/index.js';
import * as css from './InterviewPlanner.css.js';
import type { InterviewSlot } from './InterviewPlanner.js';
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
 * Listbox of interview times with a column for each day. React Aria's list box has one direction; here the arrow keys
 * move through the times of a day and to adjacent days.
 */
export function SlotGrid({ label, days, timeOf, selected, isMultiple, onToggle }: SlotGridProps) {
  const id = useId();
  const { direction } = useLocale();
  const elements = useRef(new Map<string, HTMLElement>());
  const all = days.flatMap(({ slots }) => slots);
  const [focused, setFocused] = useState<string>();
  const keys = all.map(keyOf);
  // Roving tab index: the last focused slot, or else the first selected one, or else the first.
  const stop =
    keys.find((key) => key === focused) ?? keys.find((key) => selected.has(key)) ?? keys[0];

  const goTo = (slot: InterviewSlot | undefined) =>
    slot && elements.current.get(keyOf(slot))?.focus();
  const move = (event: KeyboardEvent, day: number, place: number) => {
    const here = days[day]?.slots ?? [];
    const at = days.slice(0, day).reduce((count, { slots }) => count + slots.length, place);
    const beside = (step: number) => {
      const slots = days[day + (direction === 'rtl' ? -step : step)]?.slots;
      return slots?.[Math.min(place, slots.length - 1)];
    };
    const isAll = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowDown':
        goTo(all[at + 1]);
        break;
      case 'ArrowUp':
        goTo(all[at - 1]);
        break;
      case 'ArrowRight':
        goTo(beside(1));
        break;
      case 'ArrowLeft':
        goTo(beside(-1));
        break;
      case 'Home':
        goTo((isAll ? all : here)[0]);
        break;
      case 'End':
        goTo((isAll ? all : here).at(-1));
        break;
      case ' ':
      case 'Enter':
        if (here[place] !== undefined) onToggle(here[place]);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
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
              <div
                key={key}
                ref={(element) => {
                  if (element !== null) elements.current.set(key, element);
                  return () => {
                    elements.current.delete(key);
                  };
                }}
                role="option"
                tabIndex={key === stop ? 0 : -1}
                aria-selected={selected.has(key)}
                aria-disabled={slot.whyUnavailable !== undefined || undefined}
                className={css.slot}
                onFocus={() => setFocused(key)}
                onClick={() => onToggle(slot)}
                onKeyDown={(event) => move(event, index, place)}
              >
                <span className={css.time}>
                  {timeOf(slot)}
                  {selected.has(key) && <Icon icon={Check} />}
                </span>
                {slot.label !== undefined && <span className={css.detail}>{slot.label}</span>}
                {slot.whyUnavailable !== undefined && (
                  <span className={css.detail}>{slot.whyUnavailable}</span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
