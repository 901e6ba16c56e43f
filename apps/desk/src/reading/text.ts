import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import { formatCount } from '../format.ts';
import { limits } from './limits.ts';

/** Thrown when a file's text can't be extracted. The message gives the user the reason and a remedy. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

export const tooMuchText = () =>
  new UnreadableError(
    `In dit bestand staat meer tekst dan een cv heeft: meer dan ${formatCount(limits.paragraphs)} alinea’s of ${formatCount(limits.characters)} tekens. Voeg alleen het cv toe.`,
  );

export const tooManyPages = (count: number) =>
  new UnreadableError(
    `Dit bestand heeft ${formatCount(count)} pagina’s, en dat zijn er te veel: maximaal ${formatCount(limits.pages)}. Voeg alleen de pagina’s van het cv toe.`,
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
