import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>, FieldProps {
  /** An example of what to type. Never the only help: it goes when the user types. */
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One line of text. A required field says so after its label and carries `aria-required`.
 * The browser's own validation stays out of it, as its messages follow the browser's language.
 */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField validationBehavior="aria" {...props} className={field.root}>
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <Input placeholder={placeholder} className={field.control} />
      </FieldParts>
    </AriaTextField>
  );
}
