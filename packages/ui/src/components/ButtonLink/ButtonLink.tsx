import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import { buttonClass, type ButtonStyleProps } from '../Button/buttonClass.js';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonStyleProps {
  /** URL of the destination. */
  href: string;
}

/**
 * Link styled as a button, for the one or two main destinations of a page. It is a plain link, so it works before and
 * without JavaScript.
 */
export function ButtonLink({
  tone,
  variant,
  size,
  isFullWidth,
  children,
  ...props
}: ButtonLinkProps) {
  return <a {...rootProps(props, buttonClass({ tone, variant, size, isFullWidth }))}>{children}</a>;
}
