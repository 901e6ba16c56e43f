import type { Reading } from '../typed/Notation.js';
import { latinDigits, plain } from '../typed/text.js';

/** Reason why typed text isn't a number: unreadable, ambiguous, or more precise than the field. */
export type NumberError = 'notANumber' | 'twoNumbers' | 'tooExact';

interface Language {
  /** Decimal separators: the language's own, then the one that its keyboards have instead. */
  decimal: readonly string[];
  /** Thousands separators. */
  group: readonly string[];
  /** Digits in a group: three, but two in India, except for the last three digits. */
  groupSize: number;
  /** Text around a number that isn't part of it: '€', 'EUR', '%', 'km/u'. Longest first. */
  words: readonly string[];
  /** Maximum number of decimals. */
  fraction: number;
  isPercent: boolean;
}

const typical = [-1234567.891, 0, 1, 2, 3, 11];

const wordTypes = new Set(['currency', 'unit', 'percentSign']);

/** Currencies have four notations, and people type or paste all of them. */
const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

function wordsOf(locale: string, options: Intl.NumberFormatOptions): readonly string[] {
  const forms =
    options.style === 'currency'
      ? displays.map((currencyDisplay) => ({ ...options, currencyDisplay }))
      : [options];
  const parts = forms.flatMap((form) => {
    const format = new Intl.NumberFormat(locale, form);
    return typical.flatMap((number) => format.formatToParts(number));
  });
  const words = parts.filter(({ type }) => wordTypes.has(type)).map(({ value }) => plain(value));
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

/** Arabic and Persian digits. */
const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/;

function languageOf(locale: string, options: Intl.NumberFormatOptions, text: string): Language {
  const format = new Intl.NumberFormat(locale, options);
  const { maximumFractionDigits, style } = format.resolvedOptions();
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const markOf = (type: string) =>
    normalizeMarks(plain(parts.find((part) => part.type === type)?.value ?? ''));
  // Keyboards with Arabic digits lack both Arabic separators.
  const isArabic = arabicDigit.test(text);
  return {
    decimal: [markOf('decimal'), ...(isArabic ? [','] : [])],
    group: [markOf('group'), ...(isArabic ? ['.'] : [])],
    groupSize: parts.filter(({ type }) => type === 'integer').at(1)?.value.length ?? 3,
    words: wordsOf(locale, options),
    fraction: maximumFractionDigits ?? 20,
    isPercent: style === 'percent',
  };
}

const normalizeMarks = (text: string) => text.replaceAll(/['’‘´`]/g, "'").replaceAll('،', ',');

/** Whether separators can be between thousands: one to three digits first, then groups of three. */
function areThousands([first = '', ...others]: readonly string[], groupSize: number): boolean {
  const sizes = others.map((digits) => digits.length);
  const areGroupsOf = (size: number) => sizes.slice(0, -1).every((each) => each === size);
  return (
    /^[1-9]\d{0,2}$/.test(first) && sizes.at(-1) === 3 && (areGroupsOf(3) || areGroupsOf(groupSize))
  );
}

type Decimal = { whole: string; fraction: string };

/** Interprets digits and the separators between them in a language. */
function readMarks(
  digits: readonly string[],
  marks: readonly string[],
  { decimal, group, groupSize }: Language,
): Reading<Decimal, NumberError> {
  const isGroupOnly = (mark: string) => [' ', "'", '٬'].includes(mark);
  const [last = ''] = marks.slice(-1);
  const before = marks.slice(0, -1);
  const whole = { value: { whole: digits.join(''), fraction: '' } };
  const split = {
    value: { whole: digits.slice(0, -1).join('') || '0', fraction: digits.at(-1) ?? '' },
  };
  if (marks.length === 0) return whole;
  if (before.includes(last) || isGroupOnly(last)) {
    const isOneKind = marks.every((mark) => mark === last);
    return isOneKind && last !== '٫' && areThousands(digits, groupSize)
      ? whole
      : { error: 'notANumber' };
  }
  if (before.length > 0) {
    const isOneKind = before.every((mark) => mark === before[0] && mark !== '٫');
    return isOneKind && areThousands(digits.slice(0, -1), groupSize)
      ? split
      : { error: 'notANumber' };
  }
  if (decimal.includes(last) || last === '٫' || !areThousands(digits, groupSize)) return split;
  return group.includes(last) ? whole : { error: 'twoNumbers' };
}

const dash = '[\\p{Pd}−]';
const noCents = new RegExp(`([.,])\\s?${dash}{1,2}$`, 'u');
const minus = new RegExp(`^${dash}\\s?|\\s?${dash}$`, 'u');
const inBrackets = /^\((.*)\)$/;

/** Removes the text around a number and detects its sign. */
function stripAffixes(text: string, locale: string, { words }: Language) {
  let rest = normalizeMarks(plain(latinDigits(text)));
  for (const word of words) {
    const at = rest.toLocaleLowerCase(locale).indexOf(word.toLocaleLowerCase(locale));
    if (at !== -1) rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  rest = rest.trim().replace(noCents, '$100');
  const positive = rest.replace(inBrackets, '$1').replace(minus, '').replace(/^\+/, '').trim();
  return { isNegative: inBrackets.test(rest) || minus.test(rest), digits: positive };
}

/** Maximum number of significant digits of a JavaScript number. */
const exactDigits = 15;

/**
 * Parses a number as people type or paste it. A separator that can't be between thousands is a decimal separator, in
 * every language. Text is ambiguous when its separator can be either, and the language uses another for both. Nothing
 * is rounded.
 * @param options - Number format: `formatOptions` of `NumberField`.
 */
export function parseTypedNumber(
  text: string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Reading<number, NumberError> {
  const language = languageOf(locale, options, text);
  const { isNegative, digits: written } = stripAffixes(text, locale, language);
  if (!/^[\d.,' ٫٬]*\d[.,٫]?$/.test(written)) return { error: 'notANumber' };
  const parts = written.replace(/[.,٫]$/, '').split(/[.,' ٫٬]/);
  const marks = written.replace(/[.,٫]$/, '').match(/[.,' ٫٬]/g) ?? [];
  if (parts.slice(1).includes('') || (parts[0] === '' && marks.length !== 1)) {
    return { error: 'notANumber' };
  }
  const reading = readMarks(parts, marks, language);
  if ('error' in reading) return reading;
  const { whole } = reading.value;
  const fraction = reading.value.fraction.replace(/^00?$/, '');
  if (fraction.length > language.fraction) return { error: 'tooExact' };
  if (whole.replace(/^0+/, '').length + fraction.length > exactDigits)
    return { error: 'notANumber' };
  const value = Number(`${whole}.${fraction || 0}e${language.isPercent ? -2 : 0}`);
  return { value: isNegative && value !== 0 ? -value : value };
}
