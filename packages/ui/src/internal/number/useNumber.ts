import { use } from 'react';
import type { Notation } from '../typed/Notation.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { neighbours, type Range } from './steps.js';
import { readNumber } from './typedNumber.js';

type Options = Intl.NumberFormatOptions;

const exampleNumber = 1250;

/** Notation of numbers in the language of the page. */
export function useNumberNotation(
  options: Options | undefined,
  { minValue }: Range,
): Notation<number> {
  const say = useMessages();
  const { locale } = use(LanguageContext);
  const format = new Intl.NumberFormat(locale, options);
  const { maximumFractionDigits: fraction = 0 } = format.resolvedOptions();
  const plainly = (number: number) => number.toLocaleString(locale, { useGrouping: false });
  const why = {
    notANumber: () => say(nl.notANumber, { example: format.format(exampleNumber) }),
    tooExact: () => (fraction === 0 ? say(nl.wholeNumber) : say(nl.tooExact, { count: fraction })),
    // For example 1.234, in a language in which the point is neither the thousands nor the decimal separator.
    twoNumbers: (text: string) => {
      const digits = Number(text.replaceAll(/\D/g, ''));
      return say(nl.twoNumbers, { one: plainly(digits), other: plainly(digits / 1000) });
    },
  };
  return {
    write: (number) => format.format(number),
    read: (text) => {
      const reading = readNumber(text, locale, options);
      return 'why' in reading ? { why: why[reading.why](text) } : reading;
    },
    // Some phones have no minus on their numeric keyboard.
    inputMode: minValue == null || minValue < 0 ? 'text' : fraction > 0 ? 'decimal' : 'numeric',
  };
}

/** Validation of a number, with messages in the language of the page. */
export function useNumberRules(options: Options | undefined, range: Range) {
  const say = useMessages();
  const { locale } = use(LanguageContext);
  const { minValue, maxValue } = range;
  const write = (number: number) => number.toLocaleString(locale, options);
  return (value: number): string | undefined => {
    if (minValue != null && value < minValue) return say(nl.atLeast, { value: write(minValue) });
    if (maxValue != null && value > maxValue) return say(nl.atMost, { value: write(maxValue) });
    const near = neighbours(value, range);
    return near && say(nl.offStep, { lower: write(near.lower), higher: write(near.higher) });
  };
}
