import type { CSSProperties, Ref, RefCallback } from 'react';

/** Props for the root element of every component. The root of an overlay is the element shown over the page. */
export interface RootProps<Root extends Element = HTMLElement> {
  id?: string | undefined;
  /** Added to the component's own classes. Those are in cascade layers, so unlayered CSS overrides them. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<Root> | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/**
 * Adds `undefined` to optional props, so that apps with `exactOptionalPropertyTypes` can pass values that they don't
 * have yet.
 */
export type AllowUndefined<Props> = {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name];
};

/**
 * Props that a component accepts from its React Aria component. Excludes root props, props that the component sets
 * itself, props for which its styles support only one value, and the rules of a field: see `RuleProps`.
 */
export type OwnProps<AriaProps, Root extends Element = HTMLDivElement> = AllowUndefined<
  Omit<
    AriaProps,
    | keyof RootProps
    | 'render'
    | 'children'
    | 'items'
    | 'defaultItems'
    | 'orientation'
    | 'isRequired'
    | 'validate'
    | 'validationBehavior'
    | 'validationErrors'
  >
> &
  RootProps<Root>;

/** Props for the root element, with the component's own classes. */
export function rootProps<Props extends { className?: string | undefined; ref?: unknown }>(
  { className, ref, ...props }: Props,
  ...own: readonly (string | false | undefined)[]
) {
  return {
    ...props,
    className: [...own, className].filter(Boolean).join(' ') || undefined,
    // The element's type is only known where the props are declared.
    ref: ref as RefCallback<Element>,
  };
}
