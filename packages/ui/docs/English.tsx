import { useEffect } from 'react';

/** Says of a documentation page that it is in English, as the others are in Dutch. */
export function English() {
  useEffect(() => {
    document.documentElement.lang = 'en';
    return () => {
      document.documentElement.lang = 'nl';
    };
  }, []);
  return null;
}
