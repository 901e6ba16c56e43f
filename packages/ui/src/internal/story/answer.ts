import { useState } from 'react';
import { fireEvent } from 'storybook/test';

const answered = 'story:answered';

/** What an app gives a form: it is pending from `send` until the play function calls `answer`. For stories only. */
export function useAnswer() {
  const [isPending, setPending] = useState(false);
  const send = () => {
    setPending(true);
    addEventListener(answered, () => setPending(false), { once: true });
  };
  return { isPending, send };
}

/** What a function of an app returns: it is fulfilled when the play function calls `answer`. For stories only. */
export const untilAnswer = () =>
  new Promise<void>((resolve) => {
    addEventListener(answered, () => resolve(), { once: true });
  });

export const answer = () => fireEvent(window, new Event(answered));

/** Looks in every frame whether anything has the focus. The answer tells in how many nothing had. */
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
