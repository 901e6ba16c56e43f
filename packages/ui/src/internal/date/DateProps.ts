import type { CalendarDate } from '@internationalized/date';

/** What a field of a date takes and gives: a day without a time. */
export interface DateProps {
  /** The date, where the app keeps it; `null` is none. */
  value?: CalendarDate | null | undefined;
  /** The date at first. */
  defaultValue?: CalendarDate | null | undefined;
  /** Every part is filled in, or none is any more. */
  onChange?: ((value: CalendarDate | null) => void) | undefined;
  /** The first date that is allowed. */
  minValue?: CalendarDate | null | undefined;
  /** The last date that is allowed. */
  maxValue?: CalendarDate | null | undefined;
  /** Whether a date can't be chosen, though it is in the range. */
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}
