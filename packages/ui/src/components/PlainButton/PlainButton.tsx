import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyleProps } from '../Button/buttonClass.js';

export interface PlainButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonStyleProps {}

/**
 * The browser's own button with the looks of `Button`, and none of its code: for the few buttons of a
 * page that has to be light. It knows no pending state; in a form, use `Button`.
 */
export function PlainButton({ tone, variant, size, isFullWidth, ...props }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ tone, variant, size, isFullWidth })}
    />
  );
}
