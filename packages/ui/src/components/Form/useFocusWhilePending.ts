import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus from a disabled field to the pending button, and back when the field is enabled. It runs before the
 * browser paints, so that neither a frame nor a screen reader finds focus on the body.
 * @param last - the element in the form that had focus last.
 */
export function useFocusWhilePending(
  form: RefObject<HTMLFormElement | null>,
  last: RefObject<HTMLElement | null>,
  isPending: boolean,
): void {
  const waiting = useRef<{ field: HTMLElement; button: HTMLElement }>(null);
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLElement>('button[data-pending]');
    if (isPending && button && last.current?.matches(':disabled, [aria-disabled="true"]')) {
      waiting.current = { field: last.current, button };
      button.focus();
    } else if (!isPending && waiting.current) {
      if (waiting.current.button === document.activeElement) waiting.current.field.focus();
      waiting.current = null;
    }
  }, [form, last, isPending]);
}
