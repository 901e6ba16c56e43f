import type { ReactNode, Ref } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import * as field from '../../internal/field/field.css.js';
import * as css from './RadioGroup.css.js';

export interface RadioGroupProps
  extends
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'orientation'>,
    FieldProps {
  /** `Radio`s. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A question with one answer out of a few, all in view.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({
  label,
  description,
  errorMessage,
  children,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup validationBehavior="aria" {...props} className={field.root}>
      <FieldParts {...{ label, description, errorMessage, isRequired: props.isRequired }}>
        <div>{children}</div>
      </FieldParts>
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Omit<
  AriaRadioProps,
  'className' | 'style' | 'children' | 'render'
> {
  /** The answer. */
  children: ReactNode;
  ref?: Ref<HTMLLabelElement>;
}

/** One answer of a `RadioGroup`. */
export function Radio({ children, ...props }: RadioProps) {
  return (
    <AriaRadio {...props} className={css.radio}>
      <span className={css.ring} />
      <span className={css.words}>{children}</span>
    </AriaRadio>
  );
}
