import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';
import type { FieldProps } from '../internal/field/Field.js';
import { useField } from '../internal/field/useField.js';
import { useFieldMessages } from '../internal/field/useFieldMessages.js';
import type { OwnProps } from '../../internal/root.js';

interface SliderFieldOptions<Value extends number | [number, number]>
  extends OwnProps<AriaSliderProps<Value>>, FieldProps {
  isInvalid?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/**
 * Props for React Aria's slider and its thumbs, with the error and read-only states that React Aria lacks.
 * @param names - the form names of the thumbs.
 */
export function useSliderField<Value extends number | [number, number]>(
  { isInvalid, isReadOnly = false, onChange, ...props }: SliderFieldOptions<Value>,
  names: readonly (string | undefined)[],
  own: string,
) {
  const { root, parts } = useField(props, own);
  const messages = useFieldMessages({ description: parts.description, isInvalid, names });
  return {
    root: {
      ...root,
      'aria-describedby': messages.describedBy,
      'data-invalid': messages.isInvalid || undefined,
      'data-readonly': isReadOnly || undefined,
      onChange: (value: Value) => {
        messages.forgetErrors();
        onChange?.(value);
      },
    },
    parts,
    condition: { isInvalid: messages.isInvalid, isReadOnly },
    provide: messages.provide,
  };
}
