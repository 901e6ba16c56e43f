import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus on when an action removes the pressed button. Runs after the change is rendered and before the browser
 * paints.
 * @param current - Value that the action changes. The change is complete when it differs from the value at the press.
 * @returns Runs the action, and forgets the press when the action fails.
 */
export function useFocusAfterChange(current: unknown, onChanged: () => void) {
  const pressed = useRef<{ at: unknown }>(undefined);
  const changed = useEffectEvent(onChanged);
  useLayoutEffect(() => {
    if (pressed.current === undefined || pressed.current.at === current) return;
    pressed.current = undefined;
    changed();
  }, [current]);
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
