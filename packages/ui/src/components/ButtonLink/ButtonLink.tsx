import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import { buttonClass, type ButtonStyleProps } from '../Button/buttonClass.js';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonStyleProps {
  /** Where it leads. */
  href: string;
}

/**
 * A link that looks like a button: for the one or two places a page wants its reader to go next.
 * It stays a plain link, so it works before and without JavaScript.
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
