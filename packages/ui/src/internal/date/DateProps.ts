import type { CalendarDate } from '@internationalized/date';
import type { TypedProps } from '../typed/TypedProps.js';

/** Props of a date field. Its value is a day without a time. */
export interface DateProps {
  /** Current date, or `null` for none. Controlled. */
  value?: CalendarDate | null | undefined;
  /** Initial date. Uncontrolled. */
  defaultValue?: CalendarDate | null | undefined;
  /**
   * Called when the user chooses a date, or types one and leaves the field. `null` when the field is empty or has no
   * valid date.
   */
  onChange?: ((value: CalendarDate | null) => void) | undefined;
  /** Earliest date allowed. An earlier one blocks the form. */
  minValue?: CalendarDate | null | undefined;
  /** Latest date allowed. A later one blocks the form. */
  maxValue?: CalendarDate | null | undefined;
  /** Whether a date within the range is unavailable. */
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

/** Props of a field in which the user types a date. */
export interface TypedDateProps extends DateProps, TypedProps {
  /** Extra validation rule. Returns what is wrong with the date, as text for the user. */
  validate?: ((value: CalendarDate) => string | string[] | true | null | undefined) | undefined;
}
