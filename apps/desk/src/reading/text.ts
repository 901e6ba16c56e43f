import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import { inWords } from '../inWords.ts';

/** Thrown when a file's text can't be extracted. The message gives the user the reason and a remedy. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** Limits per file: several times what the longest CV has. */
export const limits = {
  /** Total unzipped size of a DOCX, in bytes. */
  bytes: 50_000_000,
  /** XML tags of a DOCX, which take far more memory than their bytes. */
  tags: 1_000_000,
  pages: 200,
  paragraphs: 10_000,
  characters: 500_000,
};

export const tooMuchText = () =>
  new UnreadableError(
    `In dit bestand staat meer tekst dan een cv heeft: meer dan ${inWords(limits.paragraphs)} alinea’s of ${inWords(limits.characters)} tekens. Voeg alleen het cv toe.`,
  );

export const tooManyPages = (count: number) =>
  new UnreadableError(
    `Dit bestand heeft ${inWords(count)} pagina’s, en dat zijn er te veel: maximaal ${inWords(limits.pages)}. Voeg alleen de pagina’s van het cv toe.`,
  );

export const unreachableReader = () =>
  new UnreadableError(
    'De code die dit bestand leest, kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
  );

/** A line or paragraph of a file, in reading order. */
export type Passage = Pick<DocumentBlock, 'type'> & { text: string };

/** Joins passages into a page of text, with the position of each. */
export function pageOf(passages: readonly Passage[]): DocumentPage {
  let text = '';
  const blocks: DocumentBlock[] = [];
  for (const { type, text: words } of passages) {
    const start = text.length;
    text += `${words}\n`;
    blocks.push({ type, start, end: start + words.length });
  }
  return { text, blocks };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Checks that there is text, and not too much.
 * @throws {UnreadableError} when there is no text, or more than a CV has.
 */
export function checkText(pages: readonly DocumentPage[]): void {
  if (
    sum(pages.map(({ text }) => text.length)) > limits.characters ||
    sum(pages.map(({ blocks }) => blocks?.length ?? 0)) > limits.paragraphs
  ) {
    throw tooMuchText();
  }
  if (pages.every(({ text }) => text.trim() === '')) {
    throw new UnreadableError(
      'In dit bestand staat geen tekst. Is het een scan? Voeg een cv met tekst toe.',
    );
  }
}
