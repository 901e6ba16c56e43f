import { use, type ComponentProps } from 'react';
import { FormContext } from '../form/FormContext.js';
import { rootProps, type OwnProps, type RootProps } from '../root.js';
import type { FieldMessageProps } from './Field.js';
import * as css from './field.css.js';

/**
 * Of a component of React Aria, by the types of its hook. The component's own reach those of `Group`, which don't
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
 * What a field gives to its React Aria component, as `root`, and to its `FieldParts`. That component would take `id` for
 * the control in it, and let the browser validate, whose messages follow the browser's language. A form that is being
 * sent disables it.
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
