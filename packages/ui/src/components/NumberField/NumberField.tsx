import { Minus, Plus, type IconNode } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TypedProps } from '../../internal/typed/TypedProps.js';
import { useTypedField } from '../internal/field/useTypedField.js';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import * as frame from '../internal/field/frame.css.js';
import { snapValue, stepValue } from '../../internal/number/steps.js';
import { useNumberNotation, useNumberRules } from '../../internal/number/useNumber.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './NumberField.css.js';
import { useRepeat } from './useRepeat.js';

export interface NumberFieldProps extends TypedProps, FieldProps {
  /** Number (controlled); `null` is empty. */
  value?: number | null | undefined;
  /** Initial number (uncontrolled). */
  defaultValue?: number | null | undefined;
  /**
   * Called when a typed number is committed on blur, or when the user steps. The argument is `null` if the field is
   * empty or invalid.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** Minimum allowed number. A smaller one blocks the form. */
  minValue?: number | null | undefined;
  /** Maximum allowed number. A larger one blocks the form. */
  maxValue?: number | null | undefined;
  /**
   * Step size: valid numbers are multiples of it, counted from `minValue` or 0. The buttons and arrow keys use it too.
   * @default any number is valid; the buttons step by 1, or by 1%
   */
  step?: number | undefined;
  /** Number format, such as `{ style: 'currency', currency: 'EUR' }`. It also limits the precision of the input. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Custom validation: returns error messages for a number. */
  validate?: ((value: number) => string | string[] | true | null | undefined) | undefined;
  /**
   * Handling of a number outside the range or off the step. `validate` keeps it with an error, `snap` changes it to the
   * nearest valid number.
   * @default 'validate'
   */
  commitBehavior?: 'validate' | 'snap' | undefined;
  /** Unit after the number, for units that `formatOptions` does not support: 'uur per week'. */
  unit?: string | undefined;
}

/** Number of steps for each key of the spinbutton pattern. */
const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Field for an exact number, typed or pasted in any usual form, or changed in steps. A separator that can't separate
 * thousands is read as the decimal separator, in every language. The number is parsed on blur or Enter and formatted
 * for the locale; an invalid one stays with an error that explains how to correct it. A form submits it with a decimal
 * point. For an approximate number, use `Slider`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function NumberField({
  unit,
  value,
  defaultValue,
  minValue,
  maxValue,
  step,
  formatOptions,
  commitBehavior = 'validate',
  ...props
}: NumberFieldProps) {
  const formatMessage = useMessages();
  const range = { minValue, maxValue, step };
  const notation = useNumberNotation(formatOptions, range);
  const typed = useTypedField(
    { ...props, value: numberOf(value), defaultValue: numberOf(defaultValue) },
    {
      ...notation,
      hint: unit,
      parse: (text) => {
        const reading = notation.parse(text);
        const isSnapped = commitBehavior === 'snap' && 'value' in reading;
        return isSnapped ? { value: snapValue(reading.value, range) } : reading;
      },
    },
    useNumberRules(formatOptions, range),
  );
  const { root, parts, input } = typed;
  const usualStep = formatOptions?.style === 'percent' ? 0.01 : 1;
  const { announcement, stepBy, onStepKey, isAtEnd } = useSteps({
    put: typed.put,
    current: typed.current,
    format: notation.format,
    after: (from, count) => stepValue(from, count, range, usualStep),
    range,
    isDisabled: props.isReadOnly === true || root.isDisabled === true,
  });
  const stepper = (count: 1 | -1) => ({
    label: formatMessage(count < 0 ? nl.decrease : nl.increase, { label: props.label }),
    isDisabled: root.isDisabled === true || isAtEnd(typed.value, count),
    onStep: () => stepBy(count),
  });
  return (
    <TextField {...root}>
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...parts}>
          <Group
            role="presentation"
            className={`${field.control} ${frame.frame}`}
            {...{ isInvalid, isReadOnly }}
          >
            <Input
              {...input}
              onKeyDown={(event) => {
                input.onKeyDown(event);
                onStepKey(event);
              }}
              className={`${frame.content} ${css.input}`}
            />
            <Unit unit={unit} />
            {!isReadOnly && (
              <div className={css.steppers}>
                <Stepper icon={Minus} {...stepper(-1)} />
                <Stepper icon={Plus} {...stepper(1)} />
              </div>
            )}
            <VisuallyHidden>
              <span aria-live="assertive">{announcement}</span>
            </VisuallyHidden>
          </Group>
        </FieldParts>
      )}
    </TextField>
  );
}

/** Visible unit. The field's description contains it already. */
const Unit = ({ unit }: Pick<NumberFieldProps, 'unit'>) =>
  unit !== undefined && (
    <span aria-hidden="true" className={css.unit}>
      {unit}
    </span>
  );

interface StepsOptions {
  put: (value: number) => void;
  current: () => number | null;
  format: (value: number) => string;
  /** Returns the valid number that is a number of steps from another, or from the start if that is `null`. */
  after: (from: number | null, count: number) => number;
  range: Pick<NumberFieldProps, 'minValue' | 'maxValue'>;
  /** Whether keys change nothing. */
  isDisabled: boolean;
}

/** Changes a number in steps, and reports the result to screen readers. */
function useSteps({ put, current, format, after, range, isDisabled }: StepsOptions) {
  // Live region text: screen readers do not announce a value that is set by script.
  const [announcement, setAnnouncement] = useState('');
  const stepTo = (value: number) => {
    put(value);
    setAnnouncement(format(value));
  };
  const stepBy = (count: number) => stepTo(after(current(), count));
  const onStepKey = (event: KeyboardEvent) => {
    const end = { Home: range.minValue, End: range.maxValue }[event.key];
    const count = stepsOf[event.key];
    // With a modifier, these keys move the caret or select text.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDisabled || (end == null && count === undefined)) return;
    event.preventDefault();
    if (end == null) stepBy(count ?? 0);
    else stepTo(end);
  };
  return {
    announcement,
    stepBy,
    onStepKey,
    /** Whether a number of steps from a value changes nothing. */
    isAtEnd: (from: number | null, count: number) => after(from, count) === from,
  };
}

/** Converts `NaN`, which some apps use for an empty field, to `null`. */
const numberOf = (value: number | null | undefined) => (Number.isNaN(value) ? null : value);

interface StepperProps {
  icon: IconNode;
  label: string;
  isDisabled: boolean;
  onStep: () => void;
}

/** Step button that repeats while held. It is not a tab stop, because the arrow keys do the same. */
function Stepper({ icon, label, isDisabled, onStep }: StepperProps) {
  return (
    <Button
      {...useRepeat(onStep)}
      aria-label={label}
      isDisabled={isDisabled}
      excludeFromTabOrder
      preventFocusOnPress
      className={frame.button}
    >
      <Icon icon={icon} />
    </Button>
  );
}
