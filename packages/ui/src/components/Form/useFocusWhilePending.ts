import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A field that is disabled drops the focus. Until it is enabled again the pending button has it. It moves before the
 * browser paints, so that neither a frame nor a screen reader finds it on the page itself.
 * @param last - what in the form had the focus last.
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
