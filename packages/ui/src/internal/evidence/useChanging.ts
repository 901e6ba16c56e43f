import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * What was pressed goes with what it changes, and would take the focus along: once the change is there, before the
 * browser paints, the focus goes on.
 * @param current - what changes; the change is there when it is another than at the press.
 * @param hasDialog - a dialog is open, whose own the focus is until it has gone.
 * @returns what does something that changes it, and forgets the press where that failed.
 */
export function useChanging(current: unknown, onChanged: () => void, hasDialog = false) {
  const pressed = useRef<{ at: unknown }>(undefined);
  const changed = useEffectEvent(onChanged);
  useLayoutEffect(() => {
    if (hasDialog || pressed.current === undefined || pressed.current.at === current) return;
    pressed.current = undefined;
    changed();
  }, [current, hasDialog]);
  return async (change: () => void | Promise<void>) => {
    pressed.current = { at: current };
    try {
      await change();
    } catch (error) {
      pressed.current = undefined;
      throw error;
    }
  };
}
