import type { ReactNode } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import { useField } from '../internal/field/useField.js';
import type { RuleProps } from '../../internal/form/rules.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './RadioGroup.css.js';

export interface RadioGroupProps
  extends OwnProps<AriaRadioGroupProps>, RuleProps<string>, FieldProps {
  /** `Radio` items. */
  children: ReactNode;
}

/**
 * Question with one answer from a small set of visible options.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({ children, ...props }: RadioGroupProps) {
  const { root, parts } = useField(props);
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its content is in `root`
    <AriaRadioGroup {...root}>
      <FieldParts {...parts}>
        <div>{children}</div>
      </FieldParts>
    </AriaRadioGroup>
  );
}

export interface RadioProps extends OwnProps<AriaRadioProps, HTMLLabelElement> {
  /** Label of the answer. */
  children: ReactNode;
}

/** Option of a `RadioGroup`. */
export function Radio({ id, children, ...props }: RadioProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its content is in `root`
    <AriaRadio {...rootProps(props, css.radio)} render={(root) => <label {...root} id={id} />}>
      <span className={css.ring} />
      <span className={css.body}>{children}</span>
    </AriaRadio>
  );
}
