import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext, type Messages } from '../../messages/useMessages.js';
import { forgetTransitions } from './forgetTransitions.js';
import { warnInShadowRoot } from './warnInShadowRoot.js';

export interface LocaleProviderProps {
  children: ReactNode;
  /**
   * Language as a BCP 47 tag, used for date and number formats, collation and direction. Give the `html` element the
   * same `lang`, and `dir="rtl"` for a right-to-left language.
   * @default 'nl-NL'
   */
  locale?: string | undefined;
  /**
   * Messages of the library in that language: `en` from `@heldermatch/ui/messages/en`, or custom ones. Missing messages
   * fall back to Dutch.
   * @default Dutch
   */
  messages?: Partial<Messages> | undefined;
}

const noMessages: Partial<Messages> = {};

/**
 * Sets the language of dates, numbers and messages of the library and React Aria, regardless of the browser's language.
 * Wrap the whole app in it: without it, the server and the browser may disagree, which causes hydration mismatches.
 */
export function LocaleProvider({
  children,
  locale = 'nl-NL',
  messages = noMessages,
}: LocaleProviderProps) {
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  useEffect(forgetTransitions, []);
  useEffect(warnInShadowRoot, []);
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  );
}
