import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React has hydrated. False on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
