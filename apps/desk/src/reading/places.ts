// Finds quotes on a page of a PDF, to mark them on its picture.

/** Text that a page draws at a place. Positions are in fractions of the page, from the top left. */
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Characters that a reader of the file changes: spaces, and the hyphens of broken words. */
const changed = /[\s\u00AD\u2010-]/u;

/** Characters that count, each with the text that draws it and its position there. */
function charactersOf(texts: readonly DrawnText[]) {
  return texts.flatMap((drawn) =>
    Array.from(drawn.text, (character, at) => ({
      character: character.normalize('NFKC'),
      drawn,
      at,
    })).filter(({ character }) => !changed.test(character)),
  );
}

const plainOf = (quote: string) =>
  Array.from(quote.normalize('NFKC'))
    .filter((character) => !changed.test(character))
    .join('');

/** Part of a drawn text, from one character to another. */
function partOf(drawn: DrawnText, first: number, last: number): Omit<DrawnText, 'text'> {
  const { text, x, y, width, height } = drawn;
  const step = width / Array.from(text).length;
  return { x: x + step * first, y, width: step * (last - first + 1), height };
}

/**
 * Returns the places of a quote, one for each drawn string with a part of it. Empty if the page does not draw these words
 * one after another, as in two columns that are painted line by line.
 * @param before - Text of the page before the quote, in which the same words may occur too.
 */
export function placesOf(
  texts: readonly DrawnText[],
  quote: string,
  before: string,
): Omit<DrawnText, 'text'>[] {
  const characters = charactersOf(texts);
  const words = plainOf(quote);
  if (words === '') return [];
  // Ligatures are several letters of one character.
  const starts: number[] = [];
  for (const [index, { character }] of characters.entries()) {
    for (let letter = 0; letter < character.length; letter += 1) starts.push(index);
  }
  const parts = characters
    .map(({ character }) => character)
    .join('')
    .split(words);
  if (parts.length === 1) return [];
  const number = Math.min(plainOf(before).split(words).length, parts.length - 1);
  const found = parts.slice(0, number).join(words).length;
  const quoted = characters.slice(starts[found], (starts[found + words.length - 1] ?? 0) + 1);
  return [...Map.groupBy(quoted, ({ drawn }) => drawn)].map(([drawn, own]) =>
    partOf(drawn, own[0]?.at ?? 0, own.at(-1)?.at ?? 0),
  );
}
