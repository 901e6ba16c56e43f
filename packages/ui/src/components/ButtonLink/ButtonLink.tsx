import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyleProps } from '../Button/buttonClass.js';

export interface ButtonLinkProps
  extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonStyleProps {
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
  return (
    <a {...props} className={buttonClass({ tone, variant, size, isFullWidth })}>
      {children}
    </a>
  );
}
