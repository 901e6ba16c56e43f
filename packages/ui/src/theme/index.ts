export type { ColorRole, ThemeColors } from './colors.js';
export {
  checkContrast,
  createTheme,
  cssOf,
  type ContrastFault,
  type Theme,
  type ThemeOptions,
} from './createTheme.js';
