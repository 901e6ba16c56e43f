import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  children: ReactNode;
}

/**
 * Sets dates, numbers and React Aria's own texts to Dutch, whatever the browser's language.
 * Wrap the whole app in it once: without it a server and a browser can disagree while hydrating.
 */
export function LocaleProvider({ children }: LocaleProviderProps) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
