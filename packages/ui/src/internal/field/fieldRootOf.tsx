import type { ComponentProps } from 'react';
import { rootOf, type RootProps } from '../root.js';
import * as css from './field.css.js';

/**
 * What a field gives to its React Aria component, which would take `id` for the control in it and let the browser
 * validate: its messages follow the browser's language.
 */
export function fieldRootOf<Props extends RootProps<HTMLDivElement>>(
  { id, ...props }: Props,
  own: string = css.root,
) {
  return {
    ...rootOf(props, own),
    validationBehavior: 'aria' as const,
    render: (root: ComponentProps<'div'>) => <div {...root} id={id} />,
  };
}
