import { use, type ComponentProps } from 'react';
import { FormContext } from '../../../internal/form/FormContext.js';
import { rootProps, type OwnProps, type RootProps } from '../../../internal/root.js';
import type { FieldMessageProps } from './Field.js';
import * as css from './field.css.js';

/**
 * Own props of a React Aria field, typed by its hook. The component's types include the types of `Group`, which don't
 * compile with `exactOptionalPropertyTypes`.
 */
export type HookProps<AriaProps> = OwnProps<
  Omit<AriaProps, 'label' | 'placeholder' | 'description' | 'errorMessage' | 'validationState'>
>;

interface FieldOptions extends RootProps<HTMLDivElement>, FieldMessageProps {
  label?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * Props for a field's React Aria component, as `root`, and for its `FieldParts`. Puts `id` on the root instead of on
 * the control, and turns off native validation, whose messages follow the browser's language. Disables the field while
 * its form is pending.
 */
export function useField<Props extends FieldOptions>(
  {
    label,
    description,
    errorMessage,
    isLabelHidden,
    isRequired,
    id,
    isDisabled = false,
    ...props
  }: Props,
  own: string = css.root,
) {
  const { isPending } = use(FormContext);
  return {
    root: {
      ...rootProps(props, own),
      isRequired,
      isDisabled: isDisabled || isPending,
      validationBehavior: 'aria' as const,
      render: (root: ComponentProps<'div'>) => <div {...root} id={id} />,
    },
    parts: { label, description, errorMessage, isLabelHidden, isRequired },
  };
}
