import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';

/** Returns a function that writes the number of cards in a column: '100 van 7.999' if not all are shown. */
export function useCountWords() {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const numbers = new Intl.NumberFormat(locale);
  return (count: number, total = count) =>
    total > count
      ? formatMessage(nl.shownOf, { shown: numbers.format(count), count: numbers.format(total) })
      : numbers.format(count);
}
