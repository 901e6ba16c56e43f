import { useState } from 'react';
import { fireEvent } from 'storybook/test';

const answered = 'story:answered';

/** Simulates an app's form state: pending from `send` until the play function calls `answer`. For stories only. */
export function useAnswer() {
  const [isPending, setPending] = useState(false);
  const send = () => {
    setPending(true);
    addEventListener(answered, () => setPending(false), { once: true });
  };
  return { isPending, send };
}

/** Returns a promise that is fulfilled when the play function calls `answer`. For stories only. */
export const untilAnswer = () =>
  new Promise<void>((resolve) => {
    addEventListener(answered, () => resolve(), { once: true });
  });

export const answer = () => fireEvent(window, new Event(answered));

/**
 * Checks in every frame whether an element has focus. The returned function stops and gives the number of frames
 * without focus.
 */
export function watchFocus(): () => number {
  let lost = 0;
  const look = () => {
    if (document.activeElement === document.body) lost += 1;
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    return lost;
  };
}
