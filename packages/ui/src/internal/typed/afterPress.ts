import { shareSubscription } from '../shareSubscription.js';

let isPressed = false;
const callbacks = new Set<() => void>();

const press = () => {
  isPressed = true;
};

const release = () => {
  isPressed = false;
  // After the click that follows the release.
  setTimeout(() => {
    for (const act of callbacks) act();
    callbacks.clear();
  });
};

/** Tracks whether a pointer is pressed, for `afterPress`. Returns a clean-up function. */
export const trackPresses = shareSubscription(() => {
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

/**
 * Runs a function after the current press, or immediately if there is none. Otherwise a layout shift could move the
 * pressed element away from the pointer.
 */
export function afterPress(act: () => void): void {
  if (isPressed) callbacks.add(act);
  else act();
}
