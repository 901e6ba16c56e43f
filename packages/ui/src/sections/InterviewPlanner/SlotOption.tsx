import { Check } from 'lucide';
import type { ComponentProps, RefCallback } from 'react';
import { Icon } from '../../components/Icon/index.js';
import * as css from './InterviewPlanner.css.js';
import type { InterviewSlot } from './InterviewPlanner.js';

interface SlotOptionProps extends Pick<
  ComponentProps<'div'>,
  'tabIndex' | 'onFocus' | 'onClick' | 'onKeyDown'
> {
  ref: RefCallback<HTMLDivElement>;
  slot: InterviewSlot;
  /** Times of the slot: '09:00–10:00'. */
  time: string;
  isSelected: boolean;
}

/** Option of the listbox of interview times. */
export const SlotOption = ({ slot, time, isSelected, ...props }: SlotOptionProps) => (
  <div
    {...props}
    role="option"
    aria-selected={isSelected}
    aria-disabled={slot.whyUnavailable !== undefined || undefined}
    className={css.slot}
  >
    <span className={css.time}>
      {time}
      {isSelected && <Icon icon={Check} />}
    </span>
    {slot.label !== undefined && <span className={css.detail}>{slot.label}</span>}
    {slot.whyUnavailable !== undefined && <span className={css.detail}>{slot.whyUnavailable}</span>}
  </div>
);
