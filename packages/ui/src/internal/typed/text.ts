/** Number or word, and whether it directly follows the previous token. */
export interface Token {
  text: string;
  isNumber: boolean;
  isGlued: boolean;
}

/** Invisible bidirectional control characters, which copied text often contains. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Value of a digit of any script. In Unicode the digits of a script are ten consecutive code points, from 0. */
function digitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) as number;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before += 1;
  return String(before % 10);
}

/** Replaces the digits of any script with ASCII digits. */
export const latinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

/** Normalises spelling variants: case, accents and points of abbreviations. */
const foldText = (text: string, locale: string) =>
  text
    .replaceAll(directionMarks, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{L})\./gu, '')
    .toLocaleLowerCase(locale);

/** Splits text into normalised words. */
export const wordsOf = (text: string, locale: string): readonly string[] =>
  foldText(text, locale).match(/\p{L}+/gu) ?? [];

const separator = /^[\s\p{Pd}.,/:'’،]+$/u;

/** Splits text into numbers and words. Returns undefined if anything but separators is between them. */
export function tokensOf(text: string, locale: string): readonly Token[] | undefined {
  const latin = latinDigits(foldText(text, locale));
  const tokens: Token[] = [];
  let isGlued = false;
  for (const [part] of latin.matchAll(/\d+|\p{L}+|[^\d\p{L}]+/gu)) {
    const isNumber = /^\d/.test(part);
    if (isNumber || /^\p{L}/u.test(part)) {
      tokens.push({ text: part, isNumber, isGlued });
      isGlued = true;
    } else {
      if (!separator.test(part)) return undefined;
      isGlued = false;
    }
  }
  return tokens;
}

/** Removes invisible characters from formatted text, and replaces all kinds of spaces with a normal one. */
export const plain = (written: string): string =>
  written.replaceAll(directionMarks, '').replaceAll(/\p{Zs}/gu, ' ');

const isRightToLeft = (text: string) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);

/** Format pattern with letters for each part and the separators between them, for a placeholder such as dd-mm-jjjj. */
export function patternOf(
  parts: readonly Intl.DateTimeFormatPart[],
  letters: Partial<Record<string, string>>,
): string {
  const shape = parts.map(({ type, value }) => letters[type] ?? plain(value));
  // Digits run from left to right in right-to-left scripts too. The placeholder's letters do the same: each part is
  // isolated.
  return shape.some(isRightToLeft)
    ? `\u2066${shape.map((text) => `\u2068${text}\u2069`).join('')}\u2069`
    : shape.join('');
}

/** Memoises an expensive function per language. */
export function memoizeByLocale<Of>(make: (locale: string) => Of): (locale: string) => Of {
  const made = new Map<string, Of>();
  return (locale) => {
    const of = made.get(locale) ?? make(locale);
    made.set(locale, of);
    return of;
  };
}
