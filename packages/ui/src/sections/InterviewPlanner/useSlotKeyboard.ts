import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { InterviewSlot } from './InterviewPlanner.js';
import type { Day } from './useSlots.js';

/**
 * Returns a handler of the keys pressed on a slot, given the indexes of its day and of the slot in that day.
 * Arrow up and down move through the times, arrow left and right to adjacent days.
 */
export function useSlotKeyboard(
  days: readonly Day[],
  onToggle: (slot: InterviewSlot) => void,
  focusSlot: (slot: InterviewSlot) => void,
) {
  const { direction } = useLocale();
  const all = days.flatMap(({ slots }) => slots);
  const focus = (slot: InterviewSlot | undefined) => slot && focusSlot(slot);
  return (event: KeyboardEvent, day: number, place: number) => {
    const slotsOfDay = days[day]?.slots ?? [];
    const at = days.slice(0, day).reduce((count, { slots }) => count + slots.length, place);
    const adjacent = (step: number) => {
      const slots = days[day + (direction === 'rtl' ? -step : step)]?.slots;
      return slots?.[Math.min(place, slots.length - 1)];
    };
    const isAll = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowDown':
        focus(all[at + 1]);
        break;
      case 'ArrowUp':
        focus(all[at - 1]);
        break;
      case 'ArrowRight':
        focus(adjacent(1));
        break;
      case 'ArrowLeft':
        focus(adjacent(-1));
        break;
      case 'Home':
        focus((isAll ? all : slotsOfDay)[0]);
        break;
      case 'End':
        focus((isAll ? all : slotsOfDay).at(-1));
        break;
      case ' ':
      case 'Enter':
        if (slotsOfDay[place] !== undefined) onToggle(slotsOfDay[place]);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}
