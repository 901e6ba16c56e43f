import type { Time } from '@internationalized/date';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TypedProps } from '../../internal/typed/TypedProps.js';
import { useTypedField } from '../internal/field/useTypedField.js';
import { useTimeNotation } from '../../internal/date/useNotation.js';
import { useTimeRules } from '../../internal/date/useRules.js';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';

export interface TimeFieldProps extends TypedProps, FieldProps {
  /** Selected time (controlled); `null` is empty. */
  value?: Time | null | undefined;
  /** Initial time (uncontrolled). */
  defaultValue?: Time | null | undefined;
  /** Called when a typed time is committed on blur. The argument is `null` if the field is empty or invalid. */
  onChange?: ((value: Time | null) => void) | undefined;
  /** Earliest allowed time. An earlier one blocks the form. */
  minValue?: Time | null | undefined;
  /** Latest allowed time. A later one blocks the form. */
  maxValue?: Time | null | undefined;
  /** Custom validation: returns error messages for a time. */
  validate?: ((value: Time) => string | string[] | true | null | undefined) | undefined;
  /**
   * Precision of the time. More precise input is rejected.
   * @default 'minute'
   */
  granularity?: 'hour' | 'minute' | 'second' | undefined;
  /**
   * Number of hours in the displayed time. Both notations can be typed; without a.m. or p.m. a typed time is in 24-hour
   * notation.
   * @default the locale's cycle
   */
  hourCycle?: 12 | 24 | undefined;
}

/**
 * Field for a time of day, typed or pasted in any usual form: 9, 930, 9.30, 9u30, 9:30 p.m. It is parsed on blur or
 * Enter and formatted for the locale; invalid text stays, with an error that explains how to correct it. A form submits
 * ISO 8601: 09:30:00.
 */
export function TimeField({ granularity = 'minute', hourCycle, ...props }: TimeFieldProps) {
  const notation = useTimeNotation({ granularity, hourCycle });
  const { root, parts, input } = useTypedField(props, notation, useTimeRules(props));
  return (
    <TextField {...root}>
      <FieldParts {...parts}>
        <Input {...input} className={field.control} />
      </FieldParts>
    </TextField>
  );
}
