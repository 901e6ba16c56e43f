import { useId, useState, type ComponentProps } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import type { TextFieldProps } from 'react-aria-components/TextField';
import type { PickerParts } from '../internal/calendar/PickerParts.js';
import { useDateNotation } from '../../internal/date/useNotation.js';
import { useDateRangeRules } from '../../internal/date/useRules.js';
import { afterPress } from '../../internal/typed/afterPress.js';
import { validateBy } from '../../internal/typed/validateBy.js';
import { useTyped } from '../../internal/typed/useTyped.js';
import { stateAttributes } from '../internal/field/stateAttributes.js';
import { useField } from '../internal/field/useField.js';
import { useFieldMessages } from '../internal/field/useFieldMessages.js';
import { useChange } from '../internal/field/useForgetErrors.js';
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

/** Attributes of an input in which a browser suggests and corrects nothing. */
const plainInput = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false' } as const;

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
  const formatMessage = useMessages();
  const notation = useDateNotation();
  const { root: field, parts } = useField(props);
  const { isRequired, isDisabled, validationBehavior, render: _, ...root } = field;
  const rule = useDateRangeRules({ minValue, maxValue, isDateUnavailable, whyUnavailable });
  const { range, setRange, start, end, isTyping, showMissing } = useTypedEnds(
    { value, defaultValue, onChange: useChange(onChange, startName, endName) },
    notation,
    rule,
    { start: inputRef, end: endInputRef },
  );
  const rangeErrors = range === null || isTyping ? undefined : validateBy(validate, rule)(range);
  const messages = useFieldMessages({
    description: parts.description ?? notation.hint,
    isInvalid,
    names: [startName, endName],
    errors: [start.error ?? end.error ?? rangeErrors ?? []].flat(),
  });
  const states = { isInvalid: messages.isInvalid, isDisabled, isReadOnly };
  const shared = {
    ...plainInput,
    ...states,
    'aria-describedby': messages.describedBy,
    inputMode: notation.inputMode,
    validationBehavior,
    isRequired,
    ...(form !== undefined && { form }),
  };
  return {
    root: {
      role: 'group',
      'aria-labelledby': id,
      'aria-describedby': messages.describedBy,
      ...stateAttributes(states),
      ...useLeaving(showMissing, onFocus, onBlur),
      onInvalid: showMissing,
      ...root,
      id: props.id,
    },
    label: { id, htmlFor: `${id}-start` },
    provide: messages.provide,
    picker: { parts: { ...parts, label: props.label, hiddenHint: notation.hint }, ...states },
    start: {
      ...shared,
      ...ownInputProps(start, end, states, startName),
      ...(autoFocus !== undefined && { autoFocus }),
      id: `${id}-start`,
      'aria-label': formatMessage(nl.firstDayOf, { label: props.label }),
    },
    end: {
      ...shared,
      ...ownInputProps(end, start, states, endName),
      'aria-label': formatMessage(nl.lastDayOf, { label: props.label }),
    },
    inputs: { start: start.input, end: end.input },
    calendar: { range, setRange },
  };
}

type TypedEnd = ReturnType<typeof useTypedEnds>['start'];

/** Props in which the inputs of the two dates differ. */
const ownInputProps = (
  one: TypedEnd,
  other: TypedEnd,
  { isInvalid }: { isInvalid: boolean },
  name: string | undefined,
) => ({
  // If only the other date is invalid, this one is not.
  isInvalid: isInvalid && (one.error !== undefined || other.error === undefined),
  ...(name !== undefined && { name }),
  value: one.text,
  onChange: one.type,
});

/** Handlers that report when focus has left the field. */
function useLeaving(
  onLeave: () => void,
  onFocus: RangeFieldOptions['onFocus'],
  onBlur: RangeFieldOptions['onBlur'],
) {
  const { focusWithinProps } = useFocusWithin({
    // An error causes a layout shift, so it waits until the press ends.
    onFocusWithinChange: (isWithin) => void (isWithin || afterPress(onLeave)),
    ...(onFocus && { onFocusWithin: onFocus }),
    ...(onBlur && { onBlurWithin: onBlur }),
  });
  return focusWithinProps;
}

/** The two dates, each as typed and as a date, with its error. */
function useTypedEnds(
  options: Parameters<typeof useEnds>[0],
  notation: ReturnType<typeof useDateNotation>,
  rangeRule: ReturnType<typeof useDateRangeRules>,
  refs: { start: RangeFieldOptions['inputRef']; end: RangeFieldOptions['inputRef'] },
) {
  const formatMessage = useMessages();
  const { range, setRange, ends, setEnd, reset } = useEnds(options);
  const isHalf = (ends.start === null) !== (ends.end === null);
  const missing = isHalf ? formatMessage(nl.otherDayMissing) : undefined;
  // The user may be on the way from one date to the other: until focus leaves, or a form refuses the submit.
  const [showsMissing, setShowsMissing] = useState(false);
  if (showsMissing && !isHalf) setShowsMissing(false);
  const broken = range === null ? undefined : rangeRule(range);
  const rule = () => broken;
  const start = useTyped(
    {
      value: ends.start,
      setValue: setEnd('start'),
      onReset: reset,
      inputRef: refs.start,
      missing,
      rule,
    },
    notation,
  );
  const end = useTyped(
    // The start date resets both.
    {
      value: ends.end,
      setValue: setEnd('end'),
      onReset: () => {},
      inputRef: refs.end,
      missing,
      rule,
    },
    notation,
  );
  const withError = (one: typeof start) => ({
    ...one,
    error: !showsMissing && one.error === missing ? undefined : one.error,
  });
  return {
    range,
    setRange,
    start: withError(start),
    end: withError(end),
    isTyping: start.isTyping || end.isTyping,
    showMissing: () => setShowsMissing(true),
  };
}
