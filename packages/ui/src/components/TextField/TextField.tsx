import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useField } from '../../internal/field/useField.js';
import type { OwnProps } from '../../internal/root.js';

export interface TextFieldProps extends OwnProps<AriaTextFieldProps>, FieldProps {
  /** An example of what to type. Never the only help: it goes when the user types. */
  placeholder?: string | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text. A required field says so after its label and carries `aria-required`.
 * The browser's own validation stays out of it, as its messages follow the browser's language.
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
