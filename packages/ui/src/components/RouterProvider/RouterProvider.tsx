import { useLayoutEffect, type ReactNode } from 'react';
import { followLinks } from './followLinks.js';

export interface RouterProviderProps {
  /**
   * Navigates within the app: `useNavigate()` of React Router, `useRouter().push` of Next, `navigate` of wouter's
   * `useLocation()`. It receives the path with query and fragment, without `base`.
   */
  navigate: (to: string) => void;
  /**
   * Base path of the app. The browser handles links to other paths.
   * @default '' (the root of the site)
   */
  base?: string | undefined;
  children: ReactNode;
}

/**
 * Turns every internal link in the document into a client-side navigation, including plain `<a>` elements. They remain
 * plain links: they work before hydration, in a new tab and with modifier keys. Render it once, around the app.
 */
export function RouterProvider({ navigate, base = '', children }: RouterProviderProps) {
  // A layout effect, because a press before a passive effect would load a new document.
  useLayoutEffect(
    () =>
      followLinks(({ pathname, search, hash }, event) => {
        const isInApp = pathname === base || pathname.startsWith(`${base}/`);
        const isThisPage = pathname === location.pathname && search === location.search;
        // The browser handles links to a fragment of the current page.
        if (!isInApp || (isThisPage && hash !== '')) return;
        event.preventDefault();
        navigate((pathname.slice(base.length) || '/') + search + hash);
      }),
    [navigate, base],
  );
  return children;
}
