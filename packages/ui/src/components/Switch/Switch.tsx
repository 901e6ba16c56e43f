import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { FieldMessage, type FieldMessageProps } from '../internal/field/Field.js';
import * as field from '../internal/field/field.css.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import type { OwnProps } from '../../internal/root.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './Switch.css.js';

export interface SwitchProps
  extends OwnProps<SwitchFieldProps>, RuleProps<boolean>, FieldMessageProps {
  /** Label of the setting. It does not change with the state. */
  children: ReactNode;
}

/**
 * Setting that takes effect immediately. In a form that is submitted, use `Checkbox`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({ children, ...props }: SwitchProps) {
  const { root, parts } = useField(props, css.root);
  return (
    <SwitchField {...root}>
      <SwitchButton className={css.button}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span className={parts.isLabelHidden === true ? hidden.root : css.body}>{children}</span>
      </SwitchButton>
      {parts.description !== undefined && (
        <Text slot="description" className={field.description}>
          {parts.description}
        </Text>
      )}
      <FieldMessage errorMessage={parts.errorMessage} />
    </SwitchField>
  );
}
