import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import { buttonClass, type ButtonStyleProps } from '../Button/buttonClass.js';

export interface PlainButtonProps extends ComponentProps<'button'>, ButtonStyleProps {}

/**
 * Native button styled as `Button`, without its code, for the few buttons of a lightweight page. It has no pending
 * state: in a form, use `Button`.
 */
export function PlainButton({ tone, variant, size, isFullWidth, ...props }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rootProps(props, buttonClass({ tone, variant, size, isFullWidth }))}
    />
  );
}
