import { createContext, use, useCallback, useMemo } from 'react';
import type { Message, Plural } from './nl.js';

type Dutch = typeof import('./nl.js');

/** Every text that the library itself says, by its name: what a language consists of. Plain data, also as JSON. */
export type Messages = {
  [Key in keyof Dutch]: Dutch[Key]['text'] extends string ? string : string | Plural;
};

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Filled<Text> = Placeholder<Text extends Plural<infer One> ? One : Text>;

/** What is filled in: numbers as the language writes them. */
type Values<Text> = Record<Filled<Text>, string | number>;

/** Says a message in the language of the page. */
export type Say = <Text extends string | Plural>(
  message: Message<Text>,
  ...values: [Filled<Text>] extends [never] ? [] : [values: Values<Text>]
) => string;

export interface Language {
  /** BCP 47 */
  locale: string;
  /** What is left out is said in Dutch. */
  messages: Partial<Messages>;
}

export const LanguageContext = createContext<Language>({ locale: 'nl-NL', messages: {} });

/**
 * Says the library's own words, in the language of the nearest `LocaleProvider`. The same function for as long as that
 * stays so.
 */
export function useMessages(): Say {
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
        // 2000, and 20.000
        (given[name] ?? '').toLocaleString(locale, { useGrouping: 'min2' }),
      );
    },
    [locale, messages],
  );
}

/** Writes percentages, 0 to 100, as the language of the page does. The same function for as long as that stays so. */
export function usePercentages(): (percentage: number) => string {
  const { locale } = use(LanguageContext);
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return (percentage) => format.format(percentage / 100);
  }, [locale]);
}
