export { useCollator } from 'react-aria/useCollator';
export { useFilter, type Filter } from 'react-aria/useFilter';
export { useLocale, type Locale } from 'react-aria-components/I18nProvider';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.js';
