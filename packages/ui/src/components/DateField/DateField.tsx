import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TypedDateProps } from '../../internal/date/DateProps.js';
import { useTypedField } from '../internal/field/useTypedField.js';
import { useDateNotation } from '../../internal/date/useNotation.js';
import { useDateRules } from '../../internal/date/useRules.js';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';

export interface DateFieldProps extends TypedDateProps, FieldProps {}

/**
 * Field for a date that the user knows, typed or pasted in any usual form: 3-4-2026, 03042026, 3 apr. 26. It is parsed
 * on blur or Enter and formatted for the locale; invalid text stays, with an error that explains how to correct it.
 * Two-digit years 69 to 99 are 1969 to 1999, and 00 to 68 are 2000 to 2068. A form submits ISO 8601: 2026-04-03. For a
 * date chosen by its day of the week, use `DatePicker`.
 * @see https://design-system.service.gov.uk/patterns/dates/
 */
export function DateField({ isDateUnavailable, ...props }: DateFieldProps) {
  const rule = useDateRules({ ...props, isDateUnavailable });
  const { root, parts, input } = useTypedField(props, useDateNotation(), rule);
  return (
    <TextField {...root}>
      <FieldParts {...parts}>
        <Input {...input} className={field.control} />
      </FieldParts>
    </TextField>
  );
}
