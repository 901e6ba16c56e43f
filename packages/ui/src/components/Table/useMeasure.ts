import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

// Layout effects cause a React warning on the server, where there is nothing to measure.
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Measures an element, again on every resize. The result is 0 before the first measurement and while disabled.
 * @param measure - a stable function: a new one triggers another measurement.
 */
export function useMeasure(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
  isEnabled: boolean,
): number {
  const [size, setSize] = useState(0);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!isEnabled || element === null) return undefined;
    const update = () => setSize(measure(element));
    update();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, measure, isEnabled]);
  return size;
}
