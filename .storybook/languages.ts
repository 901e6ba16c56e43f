import type { LocaleProviderProps } from '@heldermatch/ui';
import { en } from '../packages/ui/src/messages/en.js';
import { ar } from './ar.ts';

interface Language extends Omit<LocaleProviderProps, 'children'> {
  /** Title in the toolbar. */
  title: string;
  dir: 'ltr' | 'rtl';
}

/** Languages of the toolbar, by the page's `lang`. */
export const languages: { nl: Language; [lang: string]: Language } = {
  nl: { title: 'Nederlands', dir: 'ltr' },
  en: { title: 'English', dir: 'ltr', locale: 'en-GB', messages: en },
  ar: { title: 'العربية', dir: 'rtl', locale: 'ar-EG', messages: ar },
};
