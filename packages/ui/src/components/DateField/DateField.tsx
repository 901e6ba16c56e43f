import type { CalendarDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField';
import type { DateProps, SegmentsProps } from '../../internal/date/DateProps.js';
import { DateSegments } from '../../internal/date/DateSegments.js';
import * as segments from '../../internal/date/segments.css.js';
import { useDateRules, validateBy } from '../../internal/date/useRules.js';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import { useChange } from '../../internal/field/useForgetErrors.js';
import type { Own } from '../../internal/root.js';

/** Its values are dates without a time; `DateProps` has what takes them. */
type AriaProps = Omit<
  Own<AriaDateFieldProps<CalendarDate>>,
  | keyof DateProps
  | keyof SegmentsProps
  | 'granularity'
  | 'maxGranularity'
  | 'hourCycle'
  | 'hideTimeZone'
>;

export interface DateFieldProps extends AriaProps, DateProps, SegmentsProps, FieldProps {}

/**
 * A date that the user knows, typed part by part in the order of the language. A form sends it as ISO 8601 has it:
 * 2026-04-03. For a date that is chosen by its day of the week, use `DatePicker`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function DateField({
  shouldForceLeadingZeros = true,
  isDateUnavailable,
  validate,
  onChange,
  inputRef,
  ...props
}: DateFieldProps) {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.name);
  const rule = useDateRules({ ...props, isDateUnavailable });
  return (
    <AriaDateField<CalendarDate>
      {...root}
      granularity="day"
      shouldForceLeadingZeros={shouldForceLeadingZeros}
      validate={validateBy(validate, rule)}
      onChange={change}
    >
      <FieldParts {...parts}>
        <DateSegments inputRef={inputRef} className={`${field.control} ${segments.alone}`} />
      </FieldParts>
    </AriaDateField>
  );
}
