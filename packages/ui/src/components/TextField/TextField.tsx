import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';

export interface TextFieldProps
  extends OwnProps<AriaTextFieldProps>, RuleProps<string>, FieldProps {
  /** Example of a value. Never the only help, because it disappears on typing. */
  placeholder?: string | undefined;
  /** Ref of the input, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Single-line text field. A required field is marked after its label and has `aria-required`. Native validation
 * messages are disabled, because they use the browser's language.
 */
export function TextField({ placeholder, inputRef, ...props }: TextFieldProps) {
  const { root, parts } = useField(props);
  return (
    <AriaTextField {...root}>
      <FieldParts {...parts}>
        <Input ref={inputRef} placeholder={placeholder} className={field.control} />
      </FieldParts>
    </AriaTextField>
  );
}
