import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import type { Own } from '../../internal/root.js';

export interface CheckboxGroupProps extends Own<AriaCheckboxGroupProps>, FieldProps {
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** A question with more than one answer. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isLabelHidden,
  children,
  ...props
}: CheckboxGroupProps) {
  const root = useFieldRoot(props);
  return (
    <AriaCheckboxGroup {...root}>
      <FieldParts
        {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}
      >
        <div>{children}</div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
