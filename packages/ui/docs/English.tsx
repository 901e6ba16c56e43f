import { useEffect } from 'react';

/** Sets the page's language to English. All other documentation pages are in Dutch. */
export function English() {
  useEffect(() => {
    document.documentElement.lang = 'en';
    return () => {
      document.documentElement.lang = 'nl';
    };
  }, []);
  return null;
}
