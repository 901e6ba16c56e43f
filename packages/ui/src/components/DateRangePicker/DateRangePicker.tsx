import type { CalendarDate } from '@internationalized/date';
import type { FocusEvent, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { TextField } from 'react-aria-components/TextField';
import { Month, unavailable, type WhyUnavailable } from '../internal/calendar/Month.js';
import * as month from '../internal/calendar/month.css.js';
import { PickerParts, useOpen, type PickerProps } from '../internal/calendar/PickerParts.js';
import { Presets, type Preset } from '../internal/calendar/Presets.js';
import type { DateProps } from '../../internal/date/DateProps.js';
import * as typed from '../../internal/date/typed.css.js';
import type { FieldProps } from '../internal/field/Field.js';
import * as frame from '../internal/field/frame.css.js';
import type { RequiredProps } from '../../internal/form/rules.js';
import type { RootProps } from '../../internal/root.js';
import { useMediaQuery } from '../../internal/useMediaQuery.js';
import { media } from '../../styles/media.js';
import * as css from './DateRangePicker.css.js';
import { useRangeField } from './useRangeField.js';

/** Inclusive range of dates. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export interface DateRangePickerProps
  extends
    Omit<DateProps, 'value' | 'defaultValue' | 'onChange'>,
    FieldProps,
    PickerProps,
    RequiredProps,
    RootProps<HTMLDivElement>,
    WhyUnavailable {
  /** Selected range (controlled); `null` is empty. */
  value?: DateRange | null | undefined;
  /** Initial range (uncontrolled). */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called when both dates are valid and the second is committed by blur or in the calendar. The argument is `null` if
   * either date is empty or invalid.
   */
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** Custom validation of the range: returns error messages. */
  validate?: ((value: DateRange) => string | string[] | true | null | undefined) | undefined;
  /** Name of the start date in a form. Errors of a surrounding `Form` are shown under this name and under `endName`. */
  startName?: string | undefined;
  /** Name of the end date in a form. */
  endName?: string | undefined;
  /** `id` of the form, if the field is outside it. */
  form?: string | undefined;
  /** Focuses the start date on mount. */
  autoFocus?: boolean | undefined;
  /** Disables the field and excludes it from submission. */
  isDisabled?: boolean | undefined;
  /** Makes the field read-only. It is still submitted. */
  isReadOnly?: boolean | undefined;
  /** Marks the field as invalid and shows `errorMessage`. */
  isInvalid?: boolean | undefined;
  /**
   * Ranges that take one press, above the calendar: 'Deze week', 'Vorige maand'.
   * @default []
   */
  presets?: readonly Preset<DateRange>[] | undefined;
  /**
   * Number of months side by side in the calendar. A window that is too narrow shows one.
   * @default 1
   */
  visibleMonths?: 1 | 2 | undefined;
  /** Allows a range in the calendar to span unavailable dates. */
  allowsNonContiguousRanges?: boolean | undefined;
  /** Called when focus enters the inputs or the button. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Called when focus leaves the inputs and the button. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** Ref of the input for the start date, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Ref of the input for the end date. */
  endInputRef?: Ref<HTMLInputElement> | undefined;
}

const noPresets: readonly Preset<DateRange>[] = [];

/**
 * Field for a range of dates, chosen in a calendar popover or typed as in `DateField`. A form submits each date as ISO
 * 8601: 2026-04-03.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DateRangePicker({
  isOpen,
  defaultOpen,
  onOpenChange,
  firstDayOfWeek,
  allowsNonContiguousRanges,
  presets = noPresets,
  visibleMonths = 1,
  ...props
}: DateRangePickerProps) {
  const isWide = useMediaQuery(media.tablet);
  const months = isWide ? visibleMonths : 1;
  const field = useRangeField(props);
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { minValue, maxValue, isDateUnavailable, whyUnavailable } = props;
  const choose = (range: DateRange) => {
    field.calendar.setRange(range);
    open[1](false);
  };
  const input = `${frame.content} ${typed.input} ${css.input}`;
  return (
    <div {...field.root}>
      <LabelContext value={field.label}>
        {field.provide(
          <PickerParts
            {...field.picker}
            open={open}
            months={months}
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
              <>
                <Presets presets={presets} onChoose={choose} />
                <RangeCalendar<CalendarDate>
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened it
                  autoFocus
                  value={field.calendar.range}
                  onChange={choose}
                  visibleDuration={{ months }}
                  pageBehavior="single"
                  {...{ minValue, maxValue, firstDayOfWeek, allowsNonContiguousRanges }}
                  isDateUnavailable={unavailable({ isDateUnavailable, whyUnavailable })}
                  className={`${month.root} ${month.months[months]}`}
                >
                  <Month whyUnavailable={whyUnavailable} months={months} />
                </RangeCalendar>
              </>
            }
          />,
        )}
      </LabelContext>
    </div>
  );
}
