import { use, type ComponentProps } from 'react';
import { FormContext } from '../form/FormContext.js';
import { rootOf, type RootProps } from '../root.js';
import * as css from './field.css.js';

interface FieldRootProps extends RootProps<HTMLDivElement> {
  isDisabled?: boolean | undefined;
}

/**
 * What a field gives to its React Aria component. That would take `id` for the control in it, and let the browser
 * validate, whose messages follow the browser's language. A form that is being sent disables it.
 */
export function useFieldRoot<Props extends FieldRootProps>(
  { id, isDisabled = false, ...props }: Props,
  own: string = css.root,
) {
  const { isPending } = use(FormContext);
  return {
    ...rootOf(props, own),
    isDisabled: isDisabled || isPending,
    validationBehavior: 'aria' as const,
    render: (root: ComponentProps<'div'>) => <div {...root} id={id} />,
  };
}
