import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delay before a held press repeats, and the repeat interval, in milliseconds. */
const holdDelay = 400;
const repeatInterval = 60;

/**
 * Runs an action on each press, and repeatedly while the press is held. A touch that scrolls does nothing.
 * @returns props for a `Button`.
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
        wait(repeatInterval);
      }, time);
    };
    wait(holdDelay);
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
