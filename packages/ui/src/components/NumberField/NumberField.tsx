import { Minus, Plus } from 'lucide';
import type { Ref } from 'react';
import type { AriaNumberFieldProps } from 'react-aria/useNumberField';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import * as frame from '../../internal/field/frame.css.js';
import { useField, type OwnOfHook } from '../../internal/field/useField.js';
import { useForgetErrors } from '../../internal/field/useForgetErrors.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './NumberField.css.js';

export interface NumberFieldProps extends OwnOfHook<AriaNumberFieldProps>, FieldProps {
  /** What is counted, after the number, in words that `formatOptions` does not know: 'uur per week'. */
  unit?: string | undefined;
  /**
   * Turning the wheel of a mouse over the field does not change the number: who scrolls the page would not notice.
   * @default true
   */
  isWheelDisabled?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** The `id` of its form, where that is not around it. */
  form?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * An exact number, typed as the language writes it, or changed in steps. A form sends it with a point, as a program
 * reads it. Where about right is good enough, use `Slider`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function NumberField({
  unit,
  isWheelDisabled = true,
  inputRef,
  ...props
}: NumberFieldProps) {
  const say = useMessages();
  const { root, parts } = useField(props);
  const forgetErrors = useForgetErrors(props.name);
  const { label } = props;
  return (
    <AriaNumberField
      incrementAriaLabel={say(nl.increase, { label })}
      decrementAriaLabel={say(nl.decrease, { label })}
      {...root}
      isWheelDisabled={isWheelDisabled}
    >
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...parts} hiddenHint={unit}>
          <Group className={`${field.control} ${frame.frame}`} {...{ isInvalid, isReadOnly }}>
            <Input
              ref={inputRef}
              className={`${frame.content} ${css.input}`}
              onInput={forgetErrors}
            />
            {unit !== undefined && (
              // Heard with the description.
              <span aria-hidden="true" className={css.unit}>
                {unit}
              </span>
            )}
            {!isReadOnly && (
              <div className={css.steppers}>
                <Button slot="decrement" className={frame.button}>
                  <Icon icon={Minus} />
                </Button>
                <Button slot="increment" className={frame.button}>
                  <Icon icon={Plus} />
                </Button>
              </div>
            )}
          </Group>
        </FieldParts>
      )}
    </AriaNumberField>
  );
}
