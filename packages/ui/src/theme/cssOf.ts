import type { Theme } from './createTheme.js';

/**
 * Stands around the colours of a theme: inside it Lightning CSS, which Vite and Next send CSS through, leaves
 * `light-dark()` as it is. What it makes of it for older browsers is settled at the root of the page, so that a dark
 * part of a light one would have light colours. Two colours, as one twice would be taken for no pair.
 */
export const supportsColorSchemes = '(color: light-dark(red, tan))';

/**
 * A theme as CSS, for who has no React at the root of the page or wants a file of it.
 * @param selector where it holds; by default the whole document.
 */
export function cssOf({ variables: values }: Theme, selector = ':root'): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value};`);
  return `@supports ${supportsColorSchemes}{${selector}{${lines.join('')}}}`;
}
