import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { AriaDateRangePickerProps } from 'react-aria/useDateRangePicker';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Month, unavailable, type WhyUnavailable } from '../../internal/calendar/Month.js';
import * as month from '../../internal/calendar/month.css.js';
import { PickerParts } from '../../internal/calendar/PickerParts.js';
import type { DateProps, SegmentsProps } from '../../internal/date/DateProps.js';
import { DateSegments } from '../../internal/date/DateSegments.js';
import { useDateRangeRules, validateBy } from '../../internal/date/useRules.js';
import type { FieldProps } from '../../internal/field/Field.js';
import * as frame from '../../internal/field/frame.css.js';
import { useField, type OwnOfHook } from '../../internal/field/useField.js';
import { useChange } from '../../internal/field/useForgetErrors.js';
import * as css from './DateRangePicker.css.js';

/** The first and the last day. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** Its values are dates without a time; `DateProps` has what takes them. */
type AriaProps = Omit<
  OwnOfHook<AriaDateRangePickerProps<CalendarDate>>,
  | keyof DateProps
  | keyof SegmentsProps
  | 'endName'
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'maxGranularity'
  | 'pageBehavior'
  | 'shouldCloseOnSelect'
  | 'startName'
  | 'validate'
>;

export interface DateRangePickerProps
  extends
    AriaProps,
    Omit<DateProps, 'value' | 'defaultValue' | 'onChange'>,
    SegmentsProps,
    FieldProps,
    WhyUnavailable {
  /** The range, where the app keeps it; `null` is none. */
  value?: DateRange | null | undefined;
  /** The range at first. */
  defaultValue?: DateRange | null | undefined;
  /** Every part of both dates is filled in, or none is any more. */
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** A rule of the app's own: what is wrong with both dates, in words. */
  validate?: ((value: DateRange) => string | string[] | true | null | undefined) | undefined;
  /** Name of the first day in a form. */
  startName?: string | undefined;
  /** Name of the last day in a form. */
  endName?: string | undefined;
  /** The first part of the last day. */
  endInputRef?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Two dates, from the first day to the last, chosen in a calendar that opens, or typed. A form sends each as ISO 8601
 * has it: 2026-04-03.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DateRangePicker({
  shouldForceLeadingZeros = true,
  isDateUnavailable,
  whyUnavailable,
  validate,
  onChange,
  inputRef,
  endInputRef,
  ...props
}: DateRangePickerProps) {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.startName, props.endName);
  const rule = useDateRangeRules({ ...props, isDateUnavailable, whyUnavailable });
  return (
    <AriaDateRangePicker<CalendarDate>
      {...root}
      granularity="day"
      shouldForceLeadingZeros={shouldForceLeadingZeros}
      isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
      validate={validateBy(validate, rule)}
      onChange={change}
    >
      {({ isReadOnly }) => (
        <PickerParts
          parts={parts}
          isReadOnly={isReadOnly}
          segments={
            <>
              <DateSegments
                slot="start"
                inputRef={inputRef}
                className={`${frame.content} ${css.start}`}
              />
              <span aria-hidden="true" className={css.dash}>
                –
              </span>
              <DateSegments slot="end" inputRef={endInputRef} className={frame.content} />
            </>
          }
          calendar={
            <RangeCalendar className={month.root}>
              <Month whyUnavailable={whyUnavailable} />
            </RangeCalendar>
          }
        />
      )}
    </AriaDateRangePicker>
  );
}
