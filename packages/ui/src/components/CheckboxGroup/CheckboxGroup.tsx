import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render'>, FieldProps {
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A question with more than one answer. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  children,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup validationBehavior="aria" {...props} className={field.root}>
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <div>{children}</div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
