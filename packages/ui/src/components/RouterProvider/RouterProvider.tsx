import { useLayoutEffect, type ReactNode } from 'react';
import { followLinks } from './followLinks.js';

export interface RouterProviderProps {
  /**
   * Goes to a page of the app: `useNavigate()` of React Router, `useRouter().push` of Next, `navigate` of wouter's
   * `useLocation()`. It gets the path with its query and its fragment, without `base`.
   */
  navigate: (to: string) => void;
  /**
   * Where the app begins in the address. Links to elsewhere are the browser's.
   * @default '' (the root of the site)
   */
  base?: string | undefined;
  children: ReactNode;
}

/**
 * Makes every link below the document a navigation in the app's router, the library's as well as a plain `<a>`. They
 * stay plain links: they work before this code is there, in a new tab and with a modifier key. Once, around the app.
 */
export function RouterProvider({ navigate, base = '', children }: RouterProviderProps) {
  // Not an effect that runs after drawing: a press in between would load another document.
  useLayoutEffect(
    () =>
      followLinks(({ pathname, search, hash }, event) => {
        const isInApp = pathname === base || pathname.startsWith(`${base}/`);
        const isThisPage = pathname === location.pathname && search === location.search;
        // To a place on this page the browser goes by itself.
        if (!isInApp || (isThisPage && hash !== '')) return;
        event.preventDefault();
        navigate((pathname.slice(base.length) || '/') + search + hash);
      }),
    [navigate, base],
  );
  return children;
}
