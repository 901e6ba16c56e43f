import { shared } from '../shared.js';

let isPressed = false;
const callbacks = new Set<() => void>();

const press = () => {
  isPressed = true;
};

const release = () => {
  isPressed = false;
  // After the click that belongs to it.
  setTimeout(() => {
    for (const act of callbacks) act();
    callbacks.clear();
  });
};

/** Follows presses of a pointer, for `afterPress`; returns what ends it. */
export const followPresses = shared(() => {
  const options = { capture: true };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  return () => {
    document.removeEventListener('pointerdown', press, options);
    document.removeEventListener('pointerup', release, options);
    document.removeEventListener('pointercancel', release, options);
  };
});

/** Acts at once, or where a press is under way after it: what is pressed would move away from under the pointer. */
export function afterPress(act: () => void): void {
  if (isPressed) callbacks.add(act);
  else act();
}
