import { use } from 'react';
import type { Notation } from '../typed/Notation.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { neighbours, type Range } from './steps.js';
import { parseTypedNumber } from './typedNumber.js';

type Options = Intl.NumberFormatOptions;

const exampleNumber = 1250;

/** Notation of numbers in the language of the page. */
export function useNumberNotation(
  options: Options | undefined,
  { minValue }: Range,
): Notation<number> {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const format = new Intl.NumberFormat(locale, options);
  const { maximumFractionDigits: fraction = 0 } = format.resolvedOptions();
  const formatUngrouped = (number: number) => number.toLocaleString(locale, { useGrouping: false });
  const error = {
    notANumber: () => formatMessage(nl.notANumber, { example: format.format(exampleNumber) }),
    tooExact: () =>
      fraction === 0
        ? formatMessage(nl.wholeNumber)
        : formatMessage(nl.tooExact, { count: fraction }),
    // For example 1.234, in a language in which the point is neither the thousands nor the decimal separator.
    twoNumbers: (text: string) => {
      const digits = Number(text.replaceAll(/\D/g, ''));
      return formatMessage(nl.twoNumbers, {
        one: formatUngrouped(digits),
        other: formatUngrouped(digits / 1000),
      });
    },
  };
  return {
    format: (number) => format.format(number),
    parse: (text) => {
      const reading = parseTypedNumber(text, locale, options);
      return 'error' in reading ? { error: error[reading.error](text) } : reading;
    },
    // Some phones have no minus on their numeric keyboard.
    inputMode: minValue == null || minValue < 0 ? 'text' : fraction > 0 ? 'decimal' : 'numeric',
  };
}

/** Validation of a number, with messages in the language of the page. */
export function useNumberRules(options: Options | undefined, range: Range) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const { minValue, maxValue } = range;
  const format = (number: number) => number.toLocaleString(locale, options);
  return (value: number): string | undefined => {
    if (minValue != null && value < minValue)
      return formatMessage(nl.atLeast, { value: format(minValue) });
    if (maxValue != null && value > maxValue)
      return formatMessage(nl.atMost, { value: format(maxValue) });
    const near = neighbours(value, range);
    return (
      near && formatMessage(nl.offStep, { lower: format(near.lower), higher: format(near.higher) })
    );
  };
}
