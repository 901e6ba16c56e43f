import type { CSSProperties, Ref, RefCallback } from 'react';

/**
 * What every component takes for its root: the element that it draws, or the one around all others. What opens over
 * the page has its root there.
 */
export interface RootProps<Root extends Element = HTMLElement> {
  id?: string | undefined;
  /** Stands beside the component's own classes. Those lie in cascade layers: CSS without a layer wins. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<Root> | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** For an app that has `exactOptionalPropertyTypes`: what it does not know yet is `undefined`. */
export type AllowUndefined<Props> = {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name];
};

/**
 * What a component takes over from React Aria's: all but what its root takes, what it says itself, and what its styles
 * know only one way of.
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
    | 'validationBehavior'
    | 'validationErrors'
  >
> &
  RootProps<Root>;

/** A component's props for its root, with its own classes. */
export function rootProps<Props extends { className?: string | undefined; ref?: unknown }>(
  { className, ref, ...props }: Props,
  ...own: readonly (string | false | undefined)[]
) {
  return {
    ...props,
    className: [...own, className].filter(Boolean).join(' ') || undefined,
    // Its element is known where the props are declared, and not here.
    ref: ref as RefCallback<Element>,
  };
}
