import { createTheme, type Theme, type ThemeOptions } from '../packages/ui/src/theme/index.js';

/** Brands of the toolbar. The second has nothing in common with ours: other hues, grey text, a green marker. */
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

/** The theme that the toolbar asks for. Undefined is what the library has by itself. */
export function themeOf(brand: unknown, density: unknown): Theme | undefined {
  const isSecond = brand === 'second';
  if (!isSecond && density !== 'compact') return undefined;
  return createTheme({
    ...brands[isSecond ? 'second' : 'heldermatch'],
    density: density === 'compact' ? 'compact' : 'comfortable',
  });
}
