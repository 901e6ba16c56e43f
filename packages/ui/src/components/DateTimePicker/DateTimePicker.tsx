import {
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
  type CalendarDate,
  type ZonedDateTime,
} from '@internationalized/date';
import { use, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';

import { Month, unavailable, type WhyUnavailable } from '../internal/calendar/Month.js';
import * as month from '../internal/calendar/month.css.js';
import { PickerParts, useOpen, type PickerProps } from '../internal/calendar/PickerParts.js';
import type { FieldProps } from '../internal/field/Field.js';
import * as frame from '../internal/field/frame.css.js';
import { useTypedField } from '../internal/field/useTypedField.js';
import { defaultTimeZone, zoneName } from '../../internal/date/timeZone.js';
import * as typed from '../../internal/date/typed.css.js';
import { useDateTimeNotation } from '../../internal/date/useNotation.js';
import { useDateTimeRules } from '../../internal/date/useRules.js';
import type { TypedProps } from '../../internal/typed/TypedProps.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Select } from '../Select/index.js';
import { TimeField } from '../TimeField/index.js';
import * as css from './DateTimePicker.css.js';

export interface DateTimePickerProps extends TypedProps, FieldProps, PickerProps, WhyUnavailable {
  /** Selected moment (controlled); `null` is empty. The field shows the clock of its time zone. */
  value?: ZonedDateTime | null | undefined;
  /** Initial moment (uncontrolled). */
  defaultValue?: ZonedDateTime | null | undefined;
  /**
   * Called when the user chooses a date, or commits a typed moment on blur. The argument is `null` if the field is
   * empty or invalid.
   */
  onChange?: ((value: ZonedDateTime | null) => void) | undefined;
  /** Earliest allowed moment. An earlier one blocks the form. */
  minValue?: ZonedDateTime | null | undefined;
  /** Latest allowed moment. A later one blocks the form. */
  maxValue?: ZonedDateTime | null | undefined;
  /** Whether a date within the range is unavailable. */
  isDateUnavailable?: ((date: CalendarDate) => boolean) | undefined;
  /** Custom validation: returns error messages for a moment. */
  validate?: ((value: ZonedDateTime) => string | string[] | true | null | undefined) | undefined;
  /**
   * IANA time zone of an empty field.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * IANA time zones to choose from, next to the calendar. Another zone keeps the date and the time on the clock.
   * @default only `timeZone`
   */
  timeZones?: readonly string[] | undefined;
  /**
   * Time of a date that is chosen in the calendar before a time is.
   * @default 09:00
   */
  defaultTime?: Time | undefined;
}

const nine = new Time(9);
const noZones: readonly string[] = [];

/** A date since which zones with summer time have a general name. */
const recently = Date.UTC(2026, 0);

/**
 * Field for a date with a time, on the clocks of a time zone. Typed or pasted in any usual form, or chosen in a popover
 * with a calendar and a time. A form submits ISO 8601 with the offset from UTC: 2026-03-27T13:30:00+01:00.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function DateTimePicker({
  isDateUnavailable,
  whyUnavailable,
  isOpen,
  defaultOpen,
  onOpenChange,
  firstDayOfWeek,
  timeZone = defaultTimeZone,
  timeZones = noZones,
  defaultTime = nine,
  ...props
}: DateTimePickerProps) {
  const { locale } = use(LanguageContext);
  const given = props.value ?? props.defaultValue;
  const [chosenZone, setZone] = useState(given?.timeZone);
  const [emptyTime, setEmptyTime] = useState(defaultTime);
  const zone = props.value?.timeZone ?? chosenZone ?? timeZone;
  const name = zoneName(zone, locale, recently);
  const notation = useDateTimeNotation(zone);
  const field = useTypedField(
    props,
    { ...notation, hint: `${notation.hint}. ${name}` },
    useDateTimeRules({ ...props, isDateUnavailable, whyUnavailable }),
  );
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { value } = field;
  const time = value === null ? emptyTime : toTime(value);
  const { minValue, maxValue, isReadOnly = false } = props;
  // When clocks skip the time, it becomes the next one that exists, and the user sees that.
  const put = (date: CalendarDate, at: Time, inZone: string) =>
    field.put(toZoned(toCalendarDateTime(date, at), inZone));
  return (
    <TextField {...field.root}>
      <PickerParts
        parts={field.parts}
        isDisabled={field.isDisabled}
        {...{ isReadOnly, open }}
        inputs={
          <>
            <Input {...field.input} className={`${frame.content} ${typed.input} ${css.input}`} />
            {/* Part of the description of the input. */}
            <span aria-hidden="true" className={css.zone}>
              {name}
            </span>
          </>
        }
        calendar={
          <Choices
            {...{ zone, time, minValue, maxValue, firstDayOfWeek, timeZones }}
            {...{ isDateUnavailable, whyUnavailable }}
            date={value && toCalendarDate(value)}
            onChange={put}
            onTimeChange={setEmptyTime}
            onZoneChange={setZone}
            onClose={() => open[1](false)}
          />
        }
      />
    </TextField>
  );
}

interface ChoicesProps extends Pick<
  DateTimePickerProps,
  'minValue' | 'maxValue' | 'isDateUnavailable' | 'whyUnavailable' | 'firstDayOfWeek'
> {
  date: CalendarDate | null;
  time: Time;
  zone: string;
  timeZones: readonly string[];
  /** Called when there is a whole moment. */
  onChange: (date: CalendarDate, time: Time, zone: string) => void;
  onTimeChange: (time: Time) => void;
  onZoneChange: (zone: string) => void;
  onClose: () => void;
}

/** Calendar with a time, and with a time zone if there is more than one to choose from. */
function Choices({
  date,
  time,
  zone,
  timeZones,
  minValue,
  maxValue,
  onChange,
  onTimeChange,
  onZoneChange,
  onClose,
  firstDayOfWeek,
  ...availability
}: ChoicesProps) {
  const { locale } = use(LanguageContext);
  const formatMessage = useMessages();
  return (
    <div className={css.popover}>
      <Calendar<CalendarDate>
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened it
        autoFocus
        value={date}
        onChange={(day) => onChange(day, time, zone)}
        minValue={minValue && toCalendarDate(minValue)}
        maxValue={maxValue && toCalendarDate(maxValue)}
        firstDayOfWeek={firstDayOfWeek}
        isDateUnavailable={unavailable(availability)}
        className={`${month.root} ${month.months[1]}`}
      >
        <Month whyUnavailable={availability.whyUnavailable} />
      </Calendar>
      <TimeField
        label={formatMessage(nl.time)}
        value={time}
        onChange={(at) => {
          if (at === null) return;
          onTimeChange(at);
          if (date !== null) onChange(date, at, zone);
        }}
      />
      {timeZones.length > 0 && (
        <Select
          label={formatMessage(nl.timeZone)}
          value={zone}
          options={timeZones.map((id) => ({ id, label: zoneName(id, locale, recently) }))}
          onChange={(id) => {
            onZoneChange(String(id));
            if (date !== null) onChange(date, time, String(id));
          }}
        />
      )}
      <Button variant="secondary" onPress={onClose}>
        {formatMessage(nl.close)}
      </Button>
    </div>
  );
}
