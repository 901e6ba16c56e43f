import type { Time } from '@internationalized/date';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TypedProps } from '../../internal/typed/TypedProps.js';
import { useTypedField } from '../../internal/typed/useTypedField.js';
import { useTimeNotation } from '../../internal/date/useNotation.js';
import { useTimeRules } from '../../internal/date/useRules.js';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';

export interface TimeFieldProps extends TypedProps, FieldProps {
  /** The time, where the app keeps it; `null` is none. */
  value?: Time | null | undefined;
  /** The time at first. */
  defaultValue?: Time | null | undefined;
  /** A time was typed and left; `null` where the field is empty or says no time. */
  onChange?: ((value: Time | null) => void) | undefined;
  /** The first time that is allowed. */
  minValue?: Time | null | undefined;
  /** The last time that is allowed. */
  maxValue?: Time | null | undefined;
  /** A rule of the app's own: what is wrong with a time, in words. */
  validate?: ((value: Time) => string | string[] | true | null | undefined) | undefined;
  /**
   * How exact the time is. What is typed more exactly is refused.
   * @default 'minute'
   */
  granularity?: 'hour' | 'minute' | 'second' | undefined;
  /**
   * Whether it is written by 12 or by 24 hours. Both can be typed; without a.m. or p.m. the day has 24 hours.
   * @default the language's
   */
  hourCycle?: 12 | 24 | undefined;
}

/**
 * A time of the day, typed or pasted in any usual form: 9, 930, 9.30, 9u30, 9:30 p.m. It is read when the user leaves the
 * field or presses Enter, and written as the language does; what can't be read stays, with what to do about it. A form
 * sends it as ISO 8601 has it: 09:30:00.
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
