import type { Theme } from './createTheme.js';

/**
 * `@supports` condition around the colours of a theme, so that Lightning CSS, used by Vite and Next, keeps
 * `light-dark()`. Its fallback for older browsers resolves at the root of the page, so that a dark part of a light page
 * would have light colours. The two colours differ, because Lightning CSS would simplify equal ones.
 */
export const supportsColorSchemes = '(color: light-dark(red, tan))';

/**
 * Theme as CSS, for apps without React at the root of the page or with a separate CSS file.
 * @param selector Selector to which the theme applies. Defaults to the whole document.
 */
export function cssOf({ variables: values }: Theme, selector = ':root'): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value};`);
  return `@supports ${supportsColorSchemes}{${selector}{${lines.join('')}}}`;
}
