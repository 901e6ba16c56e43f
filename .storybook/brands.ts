import { createTheme, type Theme, type ThemeOptions } from '../packages/ui/src/theme/index.js';

/** Brands in the toolbar. The second differs in everything: other hues, grey text, a green marker. */
const brands = {
  heldermatch: {},
  second: {
    brand: '#6d28d9',
    neutral: '#71717a',
    paper: '#f4f4f5',
    marker: '#86efac',
    fontFamily: 'ui-serif, Georgia, serif',
  },
} satisfies Record<string, ThemeOptions>;

/** Theme that is selected in the toolbar. Undefined for the library's default theme. */
export function themeOf(brand: unknown, density: unknown): Theme | undefined {
  const isSecond = brand === 'second';
  if (!isSecond && density !== 'compact') return undefined;
  return createTheme({
    ...brands[isSecond ? 'second' : 'heldermatch'],
    density: density === 'compact' ? 'compact' : 'comfortable',
  });
}
