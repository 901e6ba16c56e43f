/** A number or a word, and whether it follows the one before it without anything between them. */
export interface Token {
  text: string;
  isNumber: boolean;
  isGlued: boolean;
}

/** Marks that only turn the direction of a text. Copied text is full of them, and they can't be seen. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The value of a digit of any script: in Unicode those of each are ten in a row, from 0. */
function digitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) as number;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before += 1;
  return String(before % 10);
}

/** With digits of any script as those of a program. */
export const latinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

/** Without what two ways of writing the same word differ in: case, accents, points of an abbreviation. */
const folded = (text: string, locale: string) =>
  text
    .replaceAll(directionMarks, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{L})\./gu, '')
    .toLocaleLowerCase(locale);

/** The words in a text, folded. */
export const wordsOf = (text: string, locale: string): readonly string[] =>
  folded(text, locale).match(/\p{L}+/gu) ?? [];

const separator = /^[\s\p{Pd}.,/:'’،]+$/u;

/** The numbers and words in a text, or nothing where something else is in it than what separates them. */
export function tokensOf(text: string, locale: string): readonly Token[] | undefined {
  const latin = latinDigits(folded(text, locale));
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

/** As the language writes it, with no mark and no kind of space that can't be seen or typed. */
export const plain = (written: string): string =>
  written.replaceAll(directionMarks, '').replaceAll(/\p{Zs}/gu, ' ');

const isRightToLeft = (text: string) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);

/** How each part of a format is written: its letters, with what stands between them, for a hint such as dd-mm-jjjj. */
export function shapeOf(
  parts: readonly Intl.DateTimeFormatPart[],
  letters: Partial<Record<string, string>>,
): string {
  const shape = parts.map(({ type, value }) => letters[type] ?? plain(value));
  // Digits run from left to right there too, and the letters in their place with them: each is isolated.
  return shape.some(isRightToLeft)
    ? `\u2066${shape.map((text) => `\u2068${text}\u2069`).join('')}\u2069`
    : shape.join('');
}

/** Does what is costly once for each language. */
export function once<Of>(make: (locale: string) => Of): (locale: string) => Of {
  const made = new Map<string, Of>();
  return (locale) => {
    const of = made.get(locale) ?? make(locale);
    made.set(locale, of);
    return of;
  };
}
