import { useId, useState, type ComponentProps } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import type { TextFieldProps } from 'react-aria-components/TextField';
import type { PickerParts } from '../../internal/calendar/PickerParts.js';
import { useDateNotation } from '../../internal/date/useNotation.js';
import { useDateRangeRules } from '../../internal/date/useRules.js';
import { afterPress } from '../../internal/typed/afterPress.js';
import { validateBy } from '../../internal/typed/validateBy.js';
import { useTyped } from '../../internal/typed/useTyped.js';
import { useField } from '../../internal/field/useField.js';
import { useFieldMessages } from '../../internal/field/useFieldMessages.js';
import { useChange } from '../../internal/field/useForgetErrors.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DateRangePickerProps } from './DateRangePicker.js';
import { useEnds } from './useEnds.js';

type RangeFieldOptions = Omit<
  DateRangePickerProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'firstDayOfWeek' | 'allowsNonContiguousRanges'
>;

type InputProps = ReturnType<typeof useTyped>['input'];

interface RangeField {
  root: ComponentProps<'div'> & { [data: `data-${string}`]: true | undefined };
  label: { id: string; htmlFor: string };
  provide: ReturnType<typeof useFieldMessages>['provide'];
  picker: Pick<
    ComponentProps<typeof PickerParts>,
    'parts' | 'isInvalid' | 'isDisabled' | 'isReadOnly'
  >;
  start: TextFieldProps;
  end: TextFieldProps;
  inputs: { start: InputProps; end: InputProps };
  calendar: Pick<ReturnType<typeof useEnds>, 'range' | 'setRange'>;
}

/** Props for the group, the field parts and the two inputs of a date range. */
export function useRangeField({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  whyUnavailable,
  validate,
  startName,
  endName,
  form,
  autoFocus,
  isReadOnly = false,
  isInvalid = false,
  onFocus,
  onBlur,
  inputRef,
  endInputRef,
  ...props
}: RangeFieldOptions): RangeField {
  const id = useId();
  const say = useMessages();
  const notation = useDateNotation();
  const { root: field, parts } = useField(props);
  const { isRequired, isDisabled, validationBehavior, render: _, ...root } = field;
  const { label } = props;
  const [isInside, setInside] = useState(false);
  const { focusWithinProps } = useFocusWithin({
    // An error causes a layout shift, so it waits until the press ends.
    onFocusWithinChange: (isWithin) => afterPress(() => setInside(isWithin)),
    ...(onFocus && { onFocusWithin: onFocus }),
    ...(onBlur && { onBlurWithin: onBlur }),
  });

  const change = useChange(onChange, startName, endName);
  const { range, setRange, ends, setEnd, reset } = useEnds({
    value,
    defaultValue,
    onChange: change,
  });
  const missing =
    (ends.start === null) === (ends.end === null) ? undefined : say(nl.otherDayMissing);
  const start = useTyped(
    { value: ends.start, setValue: setEnd('start'), onReset: reset, inputRef, missing },
    notation,
  );
  const end = useTyped(
    // The start date resets both.
    { value: ends.end, setValue: setEnd('end'), onReset: () => {}, inputRef: endInputRef, missing },
    notation,
  );
  // The user may be on the way from one date to the other.
  const whyOf = ({ why }: typeof start) => (isInside && why === missing ? undefined : why);

  const rule = useDateRangeRules({ minValue, maxValue, isDateUnavailable, whyUnavailable });
  const isTyping = start.isTyping || end.isTyping;
  const ownErrors = range === null || isTyping ? undefined : validateBy(validate, rule)(range);
  const messages = useFieldMessages({
    description: parts.description ?? notation.hint,
    isInvalid,
    names: [startName, endName],
    errors: [whyOf(start) ?? whyOf(end) ?? ownErrors ?? []].flat(),
  });

  const endProps = (
    one: typeof start,
    other: typeof start,
    name: string | undefined,
  ): TextFieldProps => ({
    'aria-describedby': messages.describedBy,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: 'false',
    inputMode: notation.inputMode,
    validationBehavior,
    isRequired,
    isDisabled,
    isReadOnly,
    // If only the other date is invalid, this one is not.
    isInvalid: messages.isInvalid && (whyOf(one) !== undefined || whyOf(other) === undefined),
    ...(name !== undefined && { name }),
    ...(form !== undefined && { form }),
    value: one.text,
    onChange: one.type,
  });

  return {
    root: {
      role: 'group',
      'aria-labelledby': id,
      'aria-describedby': messages.describedBy,
      'data-invalid': messages.isInvalid || undefined,
      'data-disabled': isDisabled || undefined,
      'data-readonly': isReadOnly || undefined,
      ...focusWithinProps,
      ...root,
      id: props.id,
    },
    label: { id, htmlFor: `${id}-start` },
    provide: messages.provide,
    picker: {
      parts: { ...parts, label, hiddenHint: notation.hint },
      isInvalid: messages.isInvalid,
      isDisabled,
      isReadOnly,
    },
    start: {
      ...endProps(start, end, startName),
      ...(autoFocus !== undefined && { autoFocus }),
      id: `${id}-start`,
      'aria-label': say(nl.firstDayOf, { label }),
    },
    end: { ...endProps(end, start, endName), 'aria-label': say(nl.lastDayOf, { label }) },
    inputs: { start: start.input, end: end.input },
    calendar: { range, setRange },
  };
}
