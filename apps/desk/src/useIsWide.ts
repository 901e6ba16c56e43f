import { useSyncExternalStore } from 'react';

/** Size from which a list and a candidate fit side by side. */
const wide = '(min-width: 1100px) and (min-height: 40rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a list and a candidate fit side by side. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
