import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { FieldMessage, type FieldMessageProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import type { Own } from '../../internal/root.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './Switch.css.js';

export interface SwitchProps extends Own<SwitchFieldProps>, FieldMessageProps {
  /** What is switched on or off. It does not change with the state. */
  children: ReactNode;
}

/**
 * A setting that takes effect at once. In a form that is sent, use `Checkbox`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({
  children,
  description,
  errorMessage,
  isLabelHidden = false,
  ...props
}: SwitchProps) {
  const root = useFieldRoot(props, css.root);
  return (
    <SwitchField {...root}>
      <SwitchButton className={css.button}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span className={isLabelHidden ? hidden.root : css.words}>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <FieldMessage errorMessage={errorMessage} />
    </SwitchField>
  );
}
