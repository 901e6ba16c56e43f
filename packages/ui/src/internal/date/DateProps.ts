import type { CalendarDate } from '@internationalized/date';
import type { TypedProps } from '../typed/TypedProps.js';

/** What a field of a date takes and gives: a day without a time. */
export interface DateProps {
  /** The date, where the app keeps it; `null` is none. */
  value?: CalendarDate | null | undefined;
  /** The date at first. */
  defaultValue?: CalendarDate | null | undefined;
  /** A date was typed and left, or chosen; `null` where the field is empty or says no date. */
  onChange?: ((value: CalendarDate | null) => void) | undefined;
  /** The first date that is allowed. */
  minValue?: CalendarDate | null | undefined;
  /** The last date that is allowed. */
  maxValue?: CalendarDate | null | undefined;
  /** Whether a date can't be chosen, though it is in the range. */
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

/** A date that is typed. */
export interface TypedDateProps extends DateProps, TypedProps {
  /** A rule of the app's own: what is wrong with a date, in words. */
  validate?: ((value: CalendarDate) => string | string[] | true | null | undefined) | undefined;
}
