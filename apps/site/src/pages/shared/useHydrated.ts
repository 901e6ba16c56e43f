import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React listens: not where a page is rendered, nor in the first drawing of what was. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
