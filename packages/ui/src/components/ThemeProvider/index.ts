export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.js';
