// Text typed or pasted into a number field, in the languages and with the keyboards of its users.
import { expect, test } from 'vitest';
import { parseTypedNumber } from '../../packages/ui/src/internal/number/typedNumber.ts';

const euro = { style: 'currency', currency: 'EUR' } as const;
const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
const whole = { maximumFractionDigits: 0 } as const;

const read = (text: string, locale: string, options?: Intl.NumberFormatOptions) => {
  const reading = parseTypedNumber(text, locale, options);
  return 'value' in reading ? reading.value : reading.error;
};

test.each([
  ['nl', '36.5', 36.5],
  ['nl', '36,5', 36.5],
  ['nl', '2.5', 2.5],
  ['nl', '3500.00', 3500],
  ['nl', '1234.56', 1234.56],
  ['nl', '12.34', 12.34],
  ['nl', '1.234', 1234],
  ['nl', '1,234.56', 1234.56],
  ['nl', '1.234,56', 1234.56],
  ['nl', '12.345.678', 12_345_678],
  ['nl', "1'234.56", 1234.56],
  ['nl', '1’234’567', 1_234_567],
  ['nl', '1 234,5', 1234.5],
  ['nl', '1\u00A0234', 1234],
  ['nl', '0.500', 0.5],
  ['nl', '.5', 0.5],
  ['nl', ',5', 0.5],
  ['nl', '12,', 12],
  ['nl', '-3', -3],
  ['nl', '−3,5', -3.5],
  ['nl', '3-', -3],
  ['nl', '+3', 3],
  ['nl', '-0', 0],
  ['nl', ' 36 ', 36],
  ['nl', '３６', 36],
  ['nl', '', 'notANumber'],
  ['nl', 'zes', 'notANumber'],
  ['nl', '3k5', 'notANumber'],
  ['nl', '1e5', 'notANumber'],
  ['nl', '1.23.456', 'notANumber'],
  ['nl', '1.2.3', 'notANumber'],
  ['nl', '1,2,3', 'notANumber'],
  ['nl', '1 2', 'notANumber'],
  ['nl', '1..2', 'notANumber'],
  ['nl', '1.234.567,8,9', 'notANumber'],
  ['nl', '12345678901234567', 'notANumber'],
  ['nl', '36.5000', 'tooExact'],
  ['en-GB', '1,5', 1.5],
  ['en-GB', '1,234', 1234],
  ['en-GB', '1.234,56', 1234.56],
  ['en-GB', '36.5', 36.5],
  ['de', '36.5', 36.5],
  ['de', '1.234', 1234],
  ['de-CH', "1'234.5", 1234.5],
  ['fr', '36.5', 36.5],
  ['fr', '1\u202F234,5', 1234.5],
  ['fr', '1 234', 1234],
  ['fr', '1.234', 'twoNumbers'],
  ['fr', '0.123', 0.123],
  ['ar-EG', '٣٦٫٥', 36.5],
  ['ar-EG', '١٬٢٣٤', 1234],
  ['ar-EG', '٣٦,٥', 36.5],
  ['ar-EG', '٣٦،٥', 36.5],
  ['ar-EG', '36.5', 36.5],
  ['ar-EG', '١.٢٣٤', 1234],
  ['ar-EG', '1,234', 'twoNumbers'],
  ['ar-EG', '1.234', 'twoNumbers'],
  ['ar', '1,234.5', 1234.5],
])('%s: %j is %j', (locale, text, value) => {
  expect(read(text, locale)).toBe(value);
});

test.each([
  ['nl', '€ 1.234,56', 1234.56],
  ['nl', '1.234,56 €', 1234.56],
  ['nl', 'EUR 1234,56', 1234.56],
  ['nl', '1234 euro', 1234],
  ['nl', '3.500,-', 3500],
  ['nl', '€ 3.500,–', 3500],
  ['nl', '€ -3.500', -3500],
  ['nl', '3500,--', 3500],
  ['nl', '3500.00', 3500],
  ['nl', '3500,005', 'tooExact'],
  ['nl', '3,500', 'tooExact'],
  ['nl', '$ 3500', 'notANumber'],
  ['en-GB', '3.500,-', 3500],
  ['en-GB', '€1,234.56', 1234.56],
  ['de', '3.500,00 €', 3500],
  ['fr', '3 500,00 €', 3500],
  ['ar-EG', '٣٬٥٠٠ €', 3500],
])('%s, in euros: %j is %j', (locale, text, value) => {
  expect(read(text, locale, euro)).toBe(value);
});

test.each([
  ['nl', '45', percent, 0.45],
  ['nl', '45%', percent, 0.45],
  ['nl', '0.1', percent, 0.001],
  ['nl', '12,34', percent, 'tooExact'],
  ['nl', '36,5', whole, 'tooExact'],
  ['nl', '36,0', whole, 36],
  ['nl', '45%', whole, 'notANumber'],
  ['nl', '50 km/u', { style: 'unit', unit: 'kilometer-per-hour' }, 50],
  ['nl', '(12)', { ...euro, currencySign: 'accounting' }, -12],
] as const)('%s: %j as %j is %j', (locale, text, options, value) => {
  expect(read(text, locale, options)).toBe(value);
});

test.each(['nl', 'en-GB', 'en-US', 'de', 'de-CH', 'fr', 'ar', 'ar-EG', 'hi', 'pl', 'es'])(
  '%s: the text that the field writes parses to the same number',
  (locale) => {
    const numbers = [0, 1, -1, 0.5, 12.34, 999, 1000, 1234, -1234.5, 12_345, 1_234_567.8];
    for (const options of [{}, euro, { style: 'unit', unit: 'hour' } as const]) {
      const format = new Intl.NumberFormat(locale, options);
      expect(numbers.map((number) => read(format.format(number), locale, options))).toEqual(
        numbers,
      );
    }
  },
);
