import type { CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Month, unavailable, type WhyUnavailable } from '../internal/calendar/Month.js';
import * as month from '../internal/calendar/month.css.js';
import { PickerParts, useOpen, type PickerProps } from '../internal/calendar/PickerParts.js';
import { Presets, type Preset } from '../internal/calendar/Presets.js';
import type { TypedDateProps } from '../../internal/date/DateProps.js';
import * as typed from '../../internal/date/typed.css.js';
import { useTypedField } from '../internal/field/useTypedField.js';
import { useDateNotation } from '../../internal/date/useNotation.js';
import { useDateRules } from '../../internal/date/useRules.js';
import type { FieldProps } from '../internal/field/Field.js';
import * as frame from '../internal/field/frame.css.js';

export interface DatePickerProps extends TypedDateProps, FieldProps, PickerProps, WhyUnavailable {
  /**
   * Dates that take one press, above the calendar: 'Vandaag', 'Over een week'.
   * @default []
   */
  presets?: readonly Preset<CalendarDate>[] | undefined;
}

const noPresets: readonly Preset<CalendarDate>[] = [];

/**
 * Field for a date chosen by its day of the week in a calendar popover, or typed as in `DateField`. A form submits ISO
 * 8601: 2026-04-03. For a date that the user knows, use `DateField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DatePicker({
  isDateUnavailable,
  whyUnavailable,
  isOpen,
  defaultOpen,
  onOpenChange,
  firstDayOfWeek,
  presets = noPresets,
  ...props
}: DatePickerProps) {
  const rule = useDateRules({ ...props, isDateUnavailable, whyUnavailable });
  const field = useTypedField(props, useDateNotation(), rule);
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { minValue, maxValue, isReadOnly = false } = props;
  const choose = (date: CalendarDate) => {
    field.put(date);
    open[1](false);
  };
  return (
    <TextField {...field.root}>
      <PickerParts
        parts={field.parts}
        isDisabled={field.isDisabled}
        {...{ isReadOnly, open }}
        inputs={<Input {...field.input} className={`${frame.content} ${typed.input}`} />}
        calendar={
          <>
            <Presets presets={presets} onChoose={choose} />
            <Calendar<CalendarDate>
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened it
              autoFocus
              value={field.value}
              onChange={choose}
              {...{ minValue, maxValue, firstDayOfWeek }}
              isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
              className={`${month.root} ${month.months[1]}`}
            >
              <Month whyUnavailable={whyUnavailable} />
            </Calendar>
          </>
        }
      />
    </TextField>
  );
}
