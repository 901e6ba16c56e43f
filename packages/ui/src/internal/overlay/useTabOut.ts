import { use, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';

/**
 * The Tab key closes what floats and goes on from what opened it, as the ARIA patterns of the menu button and the
 * select-only combobox have it. React Aria keeps that key in there.
 * @param leave - called before it closes.
 * @returns for `onKeyDownCapture` of what floats.
 */
export function useTabOut(leave?: () => void): (event: KeyboardEvent) => void {
  const overlay = use(OverlayTriggerStateContext);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (event) => {
    const { nativeEvent, key } = event;
    if (key !== 'Tab') return;
    event.stopPropagation();
    // What lies behind is inert until it is closed.
    flushSync(() => {
      leave?.();
      overlay?.close();
    });
    const button = trigger?.current;
    if (!(button instanceof HTMLElement)) return;
    // A list around it hears at once that the focus is back, and does not lead it anywhere later.
    flushSync(() => button.focus());
    // Around the button a toolbar, a list or a dialog may have its own way with the key; the browser does the rest.
    const goesOn = button.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent));
    if (!goesOn) event.preventDefault();
  };
}
