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
  /** The number, where the app keeps it; `null` is none. */
  value?: number | null | undefined;
  /** The number at first. */
  defaultValue?: number | null | undefined;
  /** A number was typed and left, or stepped to; `null` where the field is empty or says no number. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The lowest number that is allowed. */
  minValue?: number | null | undefined;
  /** The highest number that is allowed. */
  maxValue?: number | null | undefined;
  /**
   * What a number is a multiple of, counted from `minValue` or 0: another one is an error. The buttons and arrow keys go
   * by it.
   * @default any number is right, and the buttons go by 1, or 1%
   */
  step?: number | undefined;
  /** How it is written, such as `{ style: 'currency', currency: 'EUR' }`; it may not be typed more exactly. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** A rule of the app's own: what is wrong with a number, in words. */
  validate?: ((value: number) => string | string[] | true | null | undefined) | undefined;
  /**
   * What becomes of a number that is out of the range or off the step: `validate` leaves it there with an error, `snap`
   * takes the nearest that is right.
   * @default 'validate'
   */
  commitBehavior?: 'validate' | 'snap' | undefined;
  /** What is counted, after the number, in words that `formatOptions` does not know: 'uur per week'. */
  unit?: string | undefined;
}

/** Keys of the spinbutton pattern, by how many steps they go. */
const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * An exact number, typed or pasted in any usual form, or changed in steps: a mark that can't stand between thousands
 * stands before a fraction, in every language. It is read when the user leaves the field or presses Enter, and written as
 * the language does; what can't be read, or is not right, stays, with what to do about it. A form sends it with a point,
 * as a program reads it. Where about right is good enough, use `Slider`.
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
  // What the steps lead to is heard: a screen reader says nothing of a text that is put there.
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
    // With another key it moves or selects in the text.
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
              // Heard with the description.
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

/** Apps have used `NaN` for no number. */
const numberOf = (value: number | null | undefined) => (Number.isNaN(value) ? null : value);

interface StepperProps {
  icon: IconNode;
  label: string;
  isDisabled: boolean;
  onStep: () => void;
}

/** Goes on while it is held. The keyboard has arrows for it. */
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
