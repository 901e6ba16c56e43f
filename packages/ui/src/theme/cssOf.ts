import type { Theme } from './createTheme.js';

/**
 * A theme as CSS, for who has no React at the root of the page or wants a file of it.
 * @param selector where it holds; by default the whole document.
 */
export function cssOf({ variables: values }: Theme, selector = ':root'): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value};`);
  return `${selector}{${lines.join('')}}`;
}
