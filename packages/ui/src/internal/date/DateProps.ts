import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';

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

/** What is typed part by part. */
export interface SegmentsProps {
  /**
   * A day, a month or an hour below 10 has a zero before it.
   * @default true
   */
  shouldForceLeadingZeros?: boolean | undefined;
  /** The first part of it: to give it the focus. */
  inputRef?: Ref<HTMLSpanElement> | undefined;
}
