import { useState, type ComponentProps } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import type { FieldParts, FieldProps } from '../field/Field.js';
import { useField } from '../field/useField.js';
import { useChange } from '../field/useForgetErrors.js';
import type { Notation } from './Notation.js';
import type { TypedProps } from './TypedProps.js';
import { useTyped } from './useTyped.js';
import { validateBy } from './validateBy.js';

interface TypedFieldOptions<Value> extends TypedProps, FieldProps {
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  validate?: ((value: Value) => string | string[] | true | null | undefined) | undefined;
}

interface TypedField<Value> {
  value: Value | null;
  setValue: (value: Value | null) => void;
  /** What the text says now; `null` where it says nothing. */
  current: () => Value | null;
  /** Puts a value in the place of the text. */
  put: (value: Value | null) => void;
  isDisabled: boolean;
  root: TextFieldProps;
  parts: Omit<ComponentProps<typeof FieldParts>, 'children' | 'label'> & { label: string };
  input: ReturnType<typeof useTyped>['input'];
}

/**
 * A field with one value that is typed: what it gives to React Aria's `TextField`, as `root`, to its `FieldParts`, and to
 * its `Input`.
 * @param rule - what is wrong with a value, in words.
 */
export function useTypedField<Value extends { toString: () => string }>(
  { value: given, defaultValue, onChange, validate, inputRef, ...props }: TypedFieldOptions<Value>,
  notation: Notation<Value>,
  rule: (value: Value) => string | undefined,
): TypedField<Value> {
  const { root, parts } = useField(props);
  const change = useChange(onChange, props.name);
  // No value is `undefined`, which its types ask of each that is not known yet.
  type Known = Exclude<Value, undefined>;
  const [value, setValue] = useControlledState<Value | null>(
    given as Known | null | undefined,
    (defaultValue ?? null) as Known | null,
    change,
  );
  const [initial] = useState(value);
  const onReset = () => setValue(defaultValue ?? initial);
  const { text, why, isTyping, type, current, put, input } = useTyped(
    { value, setValue, onReset, inputRef },
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
      validate: () => why ?? (isTyping || value === null ? undefined : ownError(value)),
    },
    parts: { ...parts, label: props.label, hiddenHint: notation.hint },
    input,
  };
}
