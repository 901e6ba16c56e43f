import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A field that is disabled drops the focus. Until it is enabled again the pending button has it. It moves before the
 * browser paints, so that neither a frame nor a screen reader finds it on the page itself.
 * @returns what the form does on focus.
 */
export function useFocusWhilePending(form: RefObject<HTMLFormElement | null>, isPending: boolean) {
  const last = useRef<HTMLElement>(null);
  const waiting = useRef<{ field: HTMLElement; button: HTMLElement }>(null);
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLElement>('button[data-pending]');
    if (isPending && button && last.current?.matches(':disabled')) {
      waiting.current = { field: last.current, button };
      button.focus();
    } else if (!isPending && waiting.current) {
      if (waiting.current.button === document.activeElement) waiting.current.field.focus();
      waiting.current = null;
    }
  }, [form, isPending]);
  return (event: FocusEvent<HTMLElement>) => {
    last.current = event.target;
  };
}
