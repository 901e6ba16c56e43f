import type { Time } from '@internationalized/date';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
} from 'react-aria-components/TimeField';
import type { SegmentsProps } from '../../internal/date/DateProps.js';
import { DateSegments } from '../../internal/date/DateSegments.js';
import * as segments from '../../internal/date/segments.css.js';
import { useTimeRules, validateBy } from '../../internal/date/useRules.js';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import { useChange } from '../../internal/field/useForgetErrors.js';
import type { Own } from '../../internal/root.js';

interface TimeProps {
  /** The time, where the app keeps it; `null` is none. */
  value?: Time | null | undefined;
  /** The time at first. */
  defaultValue?: Time | null | undefined;
  /** Every part is filled in, or none is any more. */
  onChange?: ((value: Time | null) => void) | undefined;
  /** The first time that is allowed. */
  minValue?: Time | null | undefined;
  /** The last time that is allowed. */
  maxValue?: Time | null | undefined;
}

/** Its values are times without a date. */
type AriaProps = Omit<
  Own<AriaTimeFieldProps<Time>>,
  keyof TimeProps | keyof SegmentsProps | 'hideTimeZone'
>;

export interface TimeFieldProps extends AriaProps, TimeProps, SegmentsProps, FieldProps {}

/**
 * A time of the day, typed part by part as the language writes it. A form sends it as ISO 8601 has it: 09:30:00.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function TimeField({
  shouldForceLeadingZeros = true,
  validate,
  onChange,
  inputRef,
  ...props
}: TimeFieldProps) {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.name);
  const rule = useTimeRules(props);
  return (
    <AriaTimeField<Time>
      {...root}
      shouldForceLeadingZeros={shouldForceLeadingZeros}
      validate={validateBy(validate, rule)}
      onChange={change}
    >
      <FieldParts {...parts}>
        <DateSegments inputRef={inputRef} className={`${field.control} ${segments.alone}`} />
      </FieldParts>
    </AriaTimeField>
  );
}
