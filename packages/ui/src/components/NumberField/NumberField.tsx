import { Minus, Plus, type IconNode } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { TypedProps } from '../../internal/typed/TypedProps.js';
import { useTypedField } from '../../internal/typed/useTypedField.js';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import * as frame from '../../internal/field/frame.css.js';
import { snapped, stepped } from '../../internal/number/steps.js';
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
  /** Minimum allowed number. */
  minValue?: number | null | undefined;
  /** Maximum allowed number. */
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
  const say = useMessages();
  const range = { minValue, maxValue, step };
  const notation = useNumberNotation(formatOptions, range);
  const {
    value: kept,
    current,
    put,
    root,
    parts,
    input,
  } = useTypedField(
    { ...props, value: numberOf(value), defaultValue: numberOf(defaultValue) },
    {
      ...notation,
      hint: unit,
      read: (text) => {
        const reading = notation.read(text);
        const isSnapped = commitBehavior === 'snap' && 'value' in reading;
        return isSnapped ? { value: snapped(reading.value, range) } : reading;
      },
    },
    useNumberRules(formatOptions, range),
  );
  // Live region text: screen readers do not announce a value that is set by script.
  const [heard, setHeard] = useState('');
  const go = (next: number) => {
    put(next);
    setHeard(notation.write(next));
  };
  const usual = formatOptions?.style === 'percent' ? 0.01 : 1;
  const after = (from: number | null, count: number) => stepped(from, count, range, usual);
  const canChange = props.isReadOnly !== true && !root.isDisabled;
  const onKeyDown = (event: KeyboardEvent) => {
    input.onKeyDown(event);
    const end = { Home: minValue, End: maxValue }[event.key];
    const count = stepsOf[event.key];
    // With a modifier, these keys move the caret or select text.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!canChange || (end == null && count === undefined)) return;
    event.preventDefault();
    go(end ?? after(current(), count ?? 0));
  };
  const stepper = (
    count: number,
    icon: IconNode,
    name: typeof nl.decrease | typeof nl.increase,
  ) => (
    <Stepper
      icon={icon}
      label={say(name, { label: props.label })}
      isDisabled={root.isDisabled === true || after(kept, count) === kept}
      onStep={() => go(after(current(), count))}
    />
  );
  return (
    <TextField {...root}>
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...parts}>
          <Group
            role="presentation"
            className={`${field.control} ${frame.frame}`}
            {...{ isInvalid, isReadOnly }}
          >
            <Input {...input} onKeyDown={onKeyDown} className={`${frame.content} ${css.input}`} />
            {unit !== undefined && (
              // The description already contains the unit.
              <span aria-hidden="true" className={css.unit}>
                {unit}
              </span>
            )}
            {!isReadOnly && (
              <div className={css.steppers}>
                {stepper(-1, Minus, nl.decrease)}
                {stepper(1, Plus, nl.increase)}
              </div>
            )}
            <VisuallyHidden>
              <span aria-live="assertive">{heard}</span>
            </VisuallyHidden>
          </Group>
        </FieldParts>
      )}
    </TextField>
  );
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
