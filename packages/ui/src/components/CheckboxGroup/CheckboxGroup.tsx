import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';

export interface CheckboxGroupProps
  extends OwnProps<AriaCheckboxGroupProps>, RuleProps<string[]>, FieldProps {
  /** `Checkbox` items, each with a `value`. */
  children: ReactNode;
}

/** Question with multiple possible answers. */
export function CheckboxGroup({ children, ...props }: CheckboxGroupProps) {
  const { root, parts } = useField(props);
  return (
    <AriaCheckboxGroup {...root}>
      <FieldParts {...parts}>
        <div>{children}</div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
