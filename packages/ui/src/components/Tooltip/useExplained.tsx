import { use, useId, type ReactNode } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { TooltipContext } from './TooltipContext.js';

/**
 * Props of a disabled button whose `Tooltip` explains why. It stays focusable, so that a keyboard and a screen reader
 * find the explanation, and a press only shows it.
 * @param name - Accessible name, which the tooltip of an icon repeats. That explains nothing.
 */
export function useExplained(
  props: { isDisabled?: boolean | undefined; 'aria-describedby'?: string | undefined },
  name?: string,
): { explained: Partial<ButtonProps>; explanation: ReactNode } {
  const tooltip = use(TooltipContext);
  const id = useId();
  if (tooltip === undefined || tooltip.text === name || props.isDisabled !== true)
    return { explained: {}, explanation: undefined };
  const description = [props['aria-describedby'], id].filter(Boolean).join(' ');
  return {
    explained: {
      type: 'button',
      isDisabled: false,
      isPending: false,
      onPress: tooltip.show,
      // The mouse and Enter would hide it again.
      onPressStart: () => undefined,
      onPressEnd: () => undefined,
      onPressUp: () => undefined,
      onPressChange: () => undefined,
      onClick: () => undefined,
      // React Aria describes a button by its tooltip while that is shown.
      render: (button) => (
        <button {...button} aria-disabled="true" aria-describedby={description} />
      ),
    },
    explanation: (
      <span hidden id={id}>
        {tooltip.text}
      </span>
    ),
  };
}
