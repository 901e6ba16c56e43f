import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

// On a server nothing is measured, and React would say so.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What is measured of an element, again whenever its size changes; 0 before that, and where nobody asks.
 * @param measure - a constant: of another one the element is measured anew.
 */
export function useMeasure(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
  isAsked: boolean,
): number {
  const [size, setSize] = useState(0);
  useBeforePaint(() => {
    const element = ref.current;
    if (!isAsked || element === null) return undefined;
    const update = () => setSize(measure(element));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, measure, isAsked]);
  return size;
}
