import { use, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';

/**
 * Closes an overlay with the Tab key and moves on from its trigger. The ARIA patterns for the menu button and the
 * select-only combobox require that; React Aria keeps the key inside.
 * @param leave - Called before the overlay closes.
 * @returns Handler for `onKeyDownCapture` of the overlay.
 */
export function useTabOut(leave?: () => void): (event: KeyboardEvent) => void {
  const overlay = use(OverlayTriggerStateContext);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (event) => {
    const { nativeEvent, key } = event;
    if (key !== 'Tab') return;
    event.stopPropagation();
    // The page behind the overlay is inert until the overlay closes.
    flushSync(() => {
      leave?.();
      overlay?.close();
    });
    const button = trigger?.current;
    if (!(button instanceof HTMLElement)) return;
    // Lets a surrounding list handle the restored focus synchronously, so that it doesn't move focus later.
    flushSync(() => button.focus());
    // A toolbar, list or dialog around the trigger may handle the key itself. Otherwise the browser moves focus.
    const goesOn = button.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent));
    if (!goesOn) event.preventDefault();
  };
}
