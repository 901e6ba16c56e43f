import type { CalendarDate } from '@internationalized/date';
import type { FocusEvent, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { TextField } from 'react-aria-components/TextField';
import { Month, unavailable, type WhyUnavailable } from '../../internal/calendar/Month.js';
import * as month from '../../internal/calendar/month.css.js';
import { PickerParts, useOpen, type PickerProps } from '../../internal/calendar/PickerParts.js';
import type { DateProps } from '../../internal/date/DateProps.js';
import * as typed from '../../internal/date/typed.css.js';
import type { FieldProps } from '../../internal/field/Field.js';
import * as frame from '../../internal/field/frame.css.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './DateRangePicker.css.js';
import { useRangeField } from './useRangeField.js';

/** The first and the last day. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export interface DateRangePickerProps
  extends
    Omit<DateProps, 'value' | 'defaultValue' | 'onChange'>,
    FieldProps,
    PickerProps,
    RootProps<HTMLDivElement>,
    WhyUnavailable {
  /** The range, where the app keeps it; `null` is none. */
  value?: DateRange | null | undefined;
  /** The range at first. */
  defaultValue?: DateRange | null | undefined;
  /** Both dates are there and the second was left, or chosen; `null` where one of them is empty or says no date. */
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** A rule of the app's own: what is wrong with both dates, in words. */
  validate?: ((value: DateRange) => string | string[] | true | null | undefined) | undefined;
  /** Name of the first day in a form. */
  startName?: string | undefined;
  /** Name of the last day in a form. */
  endName?: string | undefined;
  /** The `id` of its form, where that is not around it. */
  form?: string | undefined;
  /** The first day gets the focus when it is drawn. */
  autoFocus?: boolean | undefined;
  /** Both days have to be filled in. It says so after the label. */
  isRequired?: boolean | undefined;
  /** It can't be used, and is not sent. */
  isDisabled?: boolean | undefined;
  /** It can be read and is sent, but not changed. */
  isReadOnly?: boolean | undefined;
  /** Something is wrong with it: shows `errorMessage`. */
  isInvalid?: boolean | undefined;
  /** The calendar chooses over days that can't be chosen. */
  allowsNonContiguousRanges?: boolean | undefined;
  /** The focus came to one of both days, or to the button. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** The focus left both days and the button. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** The control of the first day: to give it the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The control of the last day. */
  endInputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Two dates, from the first day to the last, chosen in a calendar that opens, or typed and pasted as in a `DateField`. A
 * form sends each as ISO 8601 has it: 2026-04-03.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DateRangePicker({
  isOpen,
  defaultOpen,
  onOpenChange,
  firstDayOfWeek,
  allowsNonContiguousRanges,
  ...props
}: DateRangePickerProps) {
  const field = useRangeField(props);
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { minValue, maxValue, isDateUnavailable, whyUnavailable } = props;
  const input = `${frame.content} ${typed.input} ${css.input}`;
  return (
    <div {...field.root}>
      <LabelContext value={field.label}>
        {field.provide(
          <PickerParts
            {...field.picker}
            open={open}
            inputs={
              <>
                <TextField {...field.start} className={css.start}>
                  <Input {...field.inputs.start} className={input} />
                  <span aria-hidden="true" className={css.dash}>
                    –
                  </span>
                </TextField>
                <TextField {...field.end} className={css.end}>
                  <Input {...field.inputs.end} className={input} />
                </TextField>
              </>
            }
            calendar={
              <RangeCalendar<CalendarDate>
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened it
                autoFocus
                value={field.calendar.range}
                onChange={(range) => {
                  field.calendar.setRange(range);
                  open[1](false);
                }}
                {...{ minValue, maxValue, firstDayOfWeek, allowsNonContiguousRanges }}
                isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
                className={month.root}
              >
                <Month whyUnavailable={whyUnavailable} />
              </RangeCalendar>
            }
          />,
        )}
      </LabelContext>
    </div>
  );
}
