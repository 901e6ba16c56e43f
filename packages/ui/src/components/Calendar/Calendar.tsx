import type { CalendarDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
} from 'react-aria-components/Calendar';
import { Month, unavailable, type WhyUnavailable } from '../../internal/calendar/Month.js';
import * as month from '../../internal/calendar/month.css.js';
import type { DateProps } from '../../internal/date/DateProps.js';
import { rootProps, type OwnProps } from '../../internal/root.js';

export interface CalendarProps
  extends
    Omit<
      OwnProps<AriaCalendarProps<CalendarDate>>,
      | keyof DateProps
      | 'aria-label'
      | 'aria-labelledby'
      | 'createCalendar'
      | 'defaultFocusedValue'
      | 'focusedValue'
      | 'isInvalid'
      | 'pageBehavior'
      | 'selectionAlignment'
      | 'selectionMode'
      | 'visibleDuration'
      | 'weeksInMonth'
    >,
    Omit<DateProps, 'onChange'>,
    WhyUnavailable {
  /** What the date is for, said with the month to screen readers. */
  label: string;
  /** The day that the Tab key leads to, and whose month is in view, where the app keeps it. */
  focusedValue?: CalendarDate | null | undefined;
  /**
   * The day whose month is in view at first.
   * @default what is chosen, or today
   */
  defaultFocusedValue?: CalendarDate | null | undefined;
  /** A date was chosen. */
  onChange?: ((value: CalendarDate) => void) | undefined;
}

/**
 * A month, out of which a day is chosen. The week begins as it does in the language. In a form, use `DatePicker`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Calendar({ label, isDateUnavailable, whyUnavailable, ...props }: CalendarProps) {
  return (
    <AriaCalendar<CalendarDate>
      {...rootProps(props, month.root)}
      aria-label={label}
      isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
    >
      <Month whyUnavailable={whyUnavailable} />
    </AriaCalendar>
  );
}
