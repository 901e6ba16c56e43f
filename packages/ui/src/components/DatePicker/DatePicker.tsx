import type { CalendarDate } from '@internationalized/date';
import type { AriaDatePickerProps } from 'react-aria/useDatePicker';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Month, unavailable, type WhyUnavailable } from '../../internal/calendar/Month.js';
import * as month from '../../internal/calendar/month.css.js';
import { PickerParts } from '../../internal/calendar/PickerParts.js';
import type { DateProps, SegmentsProps } from '../../internal/date/DateProps.js';
import { DateSegments } from '../../internal/date/DateSegments.js';
import { useDateRules, validateBy } from '../../internal/date/useRules.js';
import type { FieldProps } from '../../internal/field/Field.js';
import * as frame from '../../internal/field/frame.css.js';
import { useField, type OwnOfHook } from '../../internal/field/useField.js';
import { useChange } from '../../internal/field/useForgetErrors.js';

/** Its values are dates without a time; `DateProps` has what takes them. */
type AriaProps = Omit<
  OwnOfHook<AriaDatePickerProps<CalendarDate>>,
  | keyof DateProps
  | keyof SegmentsProps
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'maxGranularity'
  | 'pageBehavior'
  | 'shouldCloseOnSelect'
>;

export interface DatePickerProps
  extends AriaProps, DateProps, SegmentsProps, FieldProps, WhyUnavailable {}

/**
 * A date that is chosen by its day of the week, in a calendar that opens, or typed. A form sends it as ISO 8601 has it:
 * 2026-04-03. For a date that the user knows, use `DateField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DatePicker({
  shouldForceLeadingZeros = true,
  isDateUnavailable,
  whyUnavailable,
  validate,
  onChange,
  inputRef,
  ...props
}: DatePickerProps) {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.name);
  const rule = useDateRules({ ...props, isDateUnavailable, whyUnavailable });
  return (
    <AriaDatePicker<CalendarDate>
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
          segments={<DateSegments inputRef={inputRef} className={frame.content} />}
          calendar={
            <Calendar className={month.root}>
              <Month whyUnavailable={whyUnavailable} />
            </Calendar>
          }
        />
      )}
    </AriaDatePicker>
  );
}
