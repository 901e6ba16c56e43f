import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext, type Messages } from '../../messages/useMessages.js';

export interface LocaleProviderProps {
  children: ReactNode;
  /**
   * The language, as a BCP 47 tag: it decides how dates and numbers are written, how lists are sorted, and the direction.
   * Give the element `html` the same `lang`, and `dir="rtl"` where it is written from right to left.
   * @default 'nl-NL'
   */
  locale?: string | undefined;
  /**
   * The library's own words in that language: `en` of `@heldermatch/ui/messages/en`, or your own. What is left out is
   * said in Dutch.
   * @default Dutch
   */
  messages?: Partial<Messages> | undefined;
}

const noMessages: Partial<Messages> = {};

/**
 * Sets the language of dates, numbers, the library's own words and React Aria's, whatever the browser's is.
 * Wrap the whole app in it once: without it a server and a browser can disagree while hydrating.
 */
export function LocaleProvider({
  children,
  locale = 'nl-NL',
  messages = noMessages,
}: LocaleProviderProps) {
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  );
}
