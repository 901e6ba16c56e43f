export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.js';
