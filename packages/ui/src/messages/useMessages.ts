import { createContext, use, useCallback, useMemo } from 'react';
import type { Message, Plural } from './nl.js';

type Dutch = typeof import('./nl.js');

/** All messages of the library by key: the translation for one language. Plain data, so JSON works too. */
export type Messages = {
  [Key in keyof Dutch]: Dutch[Key]['text'] extends string ? string : string | Plural;
};

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Filled<Text> = Placeholder<Text extends Plural<infer One> ? One : Text>;

/** Placeholder values. Numbers are formatted in the language. */
type Values<Text> = Record<Filled<Text>, string | number>;

/** Formats a message in the language of the page. */
export type FormatMessage = <Text extends string | Plural>(
  message: Message<Text>,
  ...values: [Filled<Text>] extends [never] ? [] : [values: Values<Text>]
) => string;

export interface Language {
  /** BCP 47 language tag. */
  locale: string;
  /** Translations. Missing messages are in Dutch. */
  messages: Partial<Messages>;
}

export const LanguageContext = createContext<Language>({ locale: 'nl-NL', messages: {} });

/**
 * Returns a formatter of the library's messages, in the language of the nearest `LocaleProvider`. Stable while that is
 * unchanged.
 */
export function useMessages(): FormatMessage {
  const { locale, messages } = use(LanguageContext);
  return useCallback(
    ({ key, text }, ...[values = {}]) => {
      const given: Record<string, string | number> = values;
      const message: string | Plural = messages[key as keyof Messages] ?? text;
      const form =
        typeof message === 'string'
          ? message
          : (message[new Intl.PluralRules(locale).select(Number(given['count']))] ?? message.other);
      return form.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        // 2000, but 20.000.
        (given[name] ?? '').toLocaleString(locale, { useGrouping: 'min2' }),
      );
    },
    [locale, messages],
  );
}

/** Returns a formatter of percentages from 0 to 100, in the language of the page. Stable while that is unchanged. */
export function useFormatPercentage(): (percentage: number) => string {
  const { locale } = use(LanguageContext);
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return (percentage) => format.format(percentage / 100);
  }, [locale]);
}
