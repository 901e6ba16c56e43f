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
  /**
   * Layout: `tiles` wrap side by side in a frame, for answers with an explanation, such as a plan or a template.
   * @default 'list'
   */
  variant?: 'list' | 'tiles' | undefined;
}

/**
 * Question with one answer from a small set of visible options.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({ children, variant = 'list', ...props }: RadioGroupProps) {
  const { root, parts } = useField(props);
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its content is in `root`
    <AriaRadioGroup {...root}>
      <FieldParts {...parts}>
        <div className={variant === 'tiles' ? css.tiles : undefined}>{children}</div>
      </FieldParts>
    </AriaRadioGroup>
  );
}

export interface RadioProps extends OwnProps<AriaRadioProps, HTMLLabelElement> {
  /** Label of the answer. */
  children: ReactNode;
  /** Explanation below the label. Part of the accessible name, so voice control users can say it. */
  description?: ReactNode;
}

/** Option of a `RadioGroup`. */
export function Radio({ id, children, description, ...props }: RadioProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its content is in `root`
    <AriaRadio {...rootProps(props, css.radio)} render={(root) => <label {...root} id={id} />}>
      <span className={css.ring} />
      <span className={css.body}>
        {children}
        {description !== undefined && <span className={css.description}>{description}</span>}
      </span>
    </AriaRadio>
  );
}
