export { useLocale, type Locale } from 'react-aria-components/I18nProvider';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.js';
