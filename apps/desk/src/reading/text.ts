import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import { formatCount, formatList } from '../format.ts';
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

/** Content of a file that could not be read. */
export interface Unread {
  /**
   * - `scan`: a page that is a picture, so that its words are not in the file.
   * - `picture`: a large picture on a page with text.
   * - `font`: text in a font that doesn't define its characters.
   * - `hidden`: text that is not visible on paper: white, tiny, or outside the page.
   * - `embedded`: a file of another program.
   * - `form`: a form that only programs of Adobe show (XFA).
   */
  type: 'scan' | 'picture' | 'font' | 'hidden' | 'embedded' | 'form';
  /** 1-based page. Undefined in a document without pages. */
  page?: number;
}

/** Text of a file, and what of it could not be read. */
export interface ReadText {
  pages: DocumentPage[];
  unread: readonly Unread[];
}

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

const noText: Record<Unread['type'] | 'none', string> = {
  scan: 'Dit bestand is een foto of scan: er staat geen tekst in die te lezen is. Voeg het cv toe zoals het is getypt, als pdf of als .docx.',
  picture:
    'In dit bestand staan alleen afbeeldingen. Voeg het cv toe zoals het is getypt, als pdf of als .docx.',
  font: 'De letters in dit bestand zijn niet als tekst te lezen. Voeg het cv toe als .docx, of druk het opnieuw af naar een pdf.',
  hidden: 'In dit bestand staat alleen verborgen tekst. Voeg een cv toe dat op papier te lezen is.',
  embedded: 'In dit bestand staat alleen een ander bestand. Voeg het cv zelf toe.',
  form: 'Dit bestand is een formulier dat alleen Adobe Reader toont. Druk het daarin af naar een pdf en voeg die toe.',
  none: 'In dit bestand staat geen tekst. Is het een scan? Voeg een cv met tekst toe.',
};

/**
 * Checks that there is text, and not too much.
 * @throws {UnreadableError} when there is no text, or more than a CV has.
 */
export function checkText({ pages, unread }: ReadText): void {
  if (
    sum(pages.map(({ text }) => text.length)) > limits.characters ||
    sum(pages.map(({ blocks }) => blocks?.length ?? 0)) > limits.paragraphs
  ) {
    throw tooMuchText();
  }
  if (pages.every(({ text }) => text.trim() === '')) {
    throw new UnreadableError(noText[unread[0]?.type ?? 'none']);
  }
}

/** Predicates of one place and of several, and the noun of each kind of unread content. */
const words: Record<Unread['type'], { is: string; are: string; noun: string }> = {
  scan: { is: 'is een foto', are: 'zijn foto’s', noun: 'foto' },
  picture: {
    is: 'bevat een grote afbeelding',
    are: 'bevatten grote afbeeldingen',
    noun: 'afbeelding',
  },
  font: {
    is: 'bevat letters die niet als tekst te lezen zijn',
    are: 'bevatten letters die niet als tekst te lezen zijn',
    noun: 'onleesbare letters',
  },
  hidden: {
    is: 'bevat verborgen tekst, die op papier niet te zien is',
    are: 'bevatten verborgen tekst, die op papier niet te zien is',
    noun: 'verborgen tekst',
  },
  embedded: {
    is: 'bevat een bestand van een ander programma',
    are: 'bevatten bestanden van een ander programma',
    noun: 'ander bestand',
  },
  form: {
    is: 'is een formulier dat alleen Adobe Reader toont',
    are: 'zijn een formulier dat alleen Adobe Reader toont',
    noun: 'formulier van Adobe',
  },
};

/** Returns the pages of each kind of unread content: '2, 3 en 7'. Without pages if the file has none. */
function placesOf(unread: readonly Unread[]) {
  return [...Map.groupBy(unread, ({ type }) => type)].map(([type, all]) => {
    const pages = all.flatMap(({ page }) => (page === undefined ? [] : [String(page)]));
    return { ...words[type], count: pages.length, pages: formatList(pages) };
  });
}

/** Returns a sentence for each kind of content that was not read: 'Pagina 2 is een foto: niet gelezen.' */
export const describeUnread = (unread: readonly Unread[]): string[] =>
  placesOf(unread).map(({ is, are, count, pages }) =>
    count === 0
      ? `Dit bestand ${is}: niet gelezen.`
      : `Pagina ${pages} ${count === 1 ? is : are}: niet gelezen.`,
  );

/** Returns a summary for the queue: 'Gelezen, behalve pagina 2 (foto)'. */
export function summarizeRead(unread: readonly Unread[]): string {
  const parts = placesOf(unread).map(({ noun, count, pages }) =>
    count === 0 ? noun : `pagina ${pages} (${noun})`,
  );
  return parts.length === 0 ? 'Gelezen' : `Gelezen, behalve ${parts.join(' en ')}`;
}
