export type { ColorRole, ThemeColors } from './colors.js';
export {
  checkContrast,
  createTheme,
  type ContrastViolation,
  type Scheme,
  type Theme,
  type ThemeOptions,
} from './createTheme.js';
export { cssOf } from './cssOf.js';
