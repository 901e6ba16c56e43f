import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. The server renders for a large window. */
function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

/** Whether a list and a candidate fit side by side. */
export const useIsWide = () => useMatches('(min-width: 1100px) and (min-height: 40rem)');

/** Whether the window is a phone's. */
export const useIsPhone = () => !useMatches('(min-width: 48rem)');

/** Whether the title of a list, its filters and its views are on one line. */
export const useIsOneLine = () => useMatches('(min-width: 64rem)');

/** Whether buttons on the line above a list have room for words. */
export const useHasRoomForWords = () => useMatches('(width < 64rem) or (width >= 77rem)');

/** Whether the list has room for every column. */
export const useIsRoomy = () => useMatches('(min-width: 82rem)');

/** Whether the list has room for the facts of a candidate without the rank, and a requirement fits on one line of a form. */
export const useHasRoomForFacts = () => useMatches('(min-width: 77rem)');
