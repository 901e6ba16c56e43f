import type { CalendarDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
} from 'react-aria-components/Calendar';
import { Month, unavailable, type WhyUnavailable } from '../internal/calendar/Month.js';
import * as month from '../internal/calendar/month.css.js';
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
  /** Purpose of the date, announced with the month by screen readers. */
  label: string;
  /** Focusable day, whose month is visible (controlled). */
  focusedValue?: CalendarDate | null | undefined;
  /**
   * Day whose month is visible initially.
   * @default the selected date, or today
   */
  defaultFocusedValue?: CalendarDate | null | undefined;
  /** Called when the user selects a date. */
  onChange?: ((value: CalendarDate) => void) | undefined;
}

/**
 * Month grid to select a date. The week starts on the first day of the locale. In a form, use `DatePicker`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Calendar({ label, isDateUnavailable, whyUnavailable, ...props }: CalendarProps) {
  return (
    <AriaCalendar<CalendarDate>
      {...rootProps(props, month.root, month.months[1])}
      aria-label={label}
      isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
    >
      <Month whyUnavailable={whyUnavailable} />
    </AriaCalendar>
  );
}
