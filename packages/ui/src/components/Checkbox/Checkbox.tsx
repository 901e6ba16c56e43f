import { Check, Minus } from 'lucide';
import { useId, type ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { FieldMessage, NecessityHint, type FieldMessageProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './Checkbox.css.js';

export interface CheckboxProps
  extends OwnProps<CheckboxFieldProps>, RuleProps<boolean>, FieldMessageProps {
  /**
   * Label: the statement or option. It may contain links: a press on a link follows it without toggling the checkbox.
   */
  children: ReactNode;
}

/**
 * Choice that is on or off, applied when the form is submitted.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const { root, parts } = useField(props, css.root);
  const id = useId();
  return (
    <CheckboxField {...root} id={id}>
      <CheckboxButton className={css.target}>
        <span className={css.box}>
          <Icon icon={props.isIndeterminate === true ? Minus : Check} />
        </span>
      </CheckboxButton>
      {/* React Aria's label handles every press on it; a plain label lets links in the text work. */}
      <label htmlFor={id} className={parts.isLabelHidden === true ? hidden.root : css.label}>
        {children} {/* A choice that isn't required needs no mark: it may stay off. */}
        {parts.isRequired === true && <NecessityHint isRequired />}
      </label>
      <div className={css.below}>
        <FieldMessage errorMessage={parts.errorMessage} />
      </div>
      {parts.description !== undefined && (
        <Text slot="description" className={`${field.description} ${css.below}`}>
          {parts.description}
        </Text>
      )}
    </CheckboxField>
  );
}
