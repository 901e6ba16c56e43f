import { useEffect } from 'react';

/** Sets the language of the page and of its content to English. All other documentation pages are in Dutch. */
export function English() {
  useEffect(() => {
    const elements = document.querySelectorAll<HTMLElement>('html, .sbdocs-content');
    for (const element of elements) element.lang = 'en';
    return () => {
      for (const element of elements) element.lang = 'nl';
    };
  }, []);
  return null;
}
