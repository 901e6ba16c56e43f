import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Until a press is one that is held, and between what it does from then on, in milliseconds. */
const untilHeld = 400;
const between = 60;

/**
 * Does something at each press, and again and again while the press is held. A finger that scrolls does nothing.
 * @returns what a `Button` takes.
 */
export function useRepeat(act: () => void) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    act();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let timer = 0;
    const wait = (time: number) => {
      timer = window.setTimeout(() => {
        repeat();
        wait(between);
      }, time);
    };
    wait(untilHeld);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    onPressStart: () => {
      hasRepeated.current = false;
      setHeld(true);
    },
    onPressEnd: () => setHeld(false),
    onPress: () => {
      if (!hasRepeated.current) act();
    },
  };
}
