import { useState, type ComponentProps } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import type { FieldParts, FieldProps } from './Field.js';
import { useField } from './useField.js';
import { useChange } from './useForgetErrors.js';
import type { Notation } from '../../../internal/typed/Notation.js';
import type { TypedProps } from '../../../internal/typed/TypedProps.js';
import { useTyped } from '../../../internal/typed/useTyped.js';
import { validateBy } from '../../../internal/typed/validateBy.js';

interface TypedFieldOptions<Value> extends TypedProps, FieldProps {
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  validate?: ((value: Value) => string | string[] | true | null | undefined) | undefined;
}

interface TypedField<Value> {
  value: Value | null;
  setValue: (value: Value | null) => void;
  /** Value of the current text; `null` if it is empty or invalid. */
  current: () => Value | null;
  /** Replaces the text by a value. */
  put: (value: Value | null) => void;
  isDisabled: boolean;
  root: TextFieldProps;
  parts: Omit<ComponentProps<typeof FieldParts>, 'children' | 'label'> & { label: string };
  input: ReturnType<typeof useTyped>['input'];
}

/**
 * State of a field with one typed value, with props for its `TextField` (as `root`), `FieldParts` and `Input`.
 * @param rule - Returns the error message of a value.
 */
export function useTypedField<Value extends { toString: () => string }>(
  { value: given, defaultValue, onChange, validate, inputRef, ...props }: TypedFieldOptions<Value>,
  notation: Notation<Value>,
  rule: (value: Value) => string | undefined,
): TypedField<Value> {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.name);
  // A value is never `undefined`. The type is needed for optional controlled values.
  type Known = Exclude<Value, undefined>;
  const [value, setValue] = useControlledState<Value | null>(
    given as Known | null | undefined,
    (defaultValue ?? null) as Known | null,
    change,
  );
  const [initial] = useState(value);
  const onReset = () => setValue(defaultValue ?? initial);
  const { text, error, isTyping, type, current, put, input } = useTyped(
    { value, setValue, onReset, inputRef, rule },
    notation,
  );
  const ownError = validateBy(validate, rule);
  return {
    value,
    setValue,
    current,
    put,
    isDisabled: root.isDisabled,
    root: {
      autoComplete: 'off',
      ...root,
      autoCorrect: 'off',
      spellCheck: 'false' as const,
      inputMode: notation.inputMode,
      value: text,
      onChange: type,
      validate: () => error ?? (isTyping || value === null ? undefined : ownError(value)),
    },
    parts: { ...parts, label: props.label, hiddenHint: notation.hint },
    input,
  };
}
