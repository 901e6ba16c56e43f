import type { DocumentPage } from '@heldermatch/ui';
import mammoth from 'mammoth';
import { pageOf, UnreadableError, type Passage } from './read.ts';

const types: Record<string, Passage['type']> = { H1: 'title', LI: 'item', P: 'paragraph' };

/** A DOCX knows no pages until it is printed: it is one. */
export async function readDocx(arrayBuffer: ArrayBuffer): Promise<DocumentPage[]> {
  const { value } = await mammoth.convertToHtml({ arrayBuffer }).catch(() => {
    throw new UnreadableError('Dit bestand is geen Word-document, of het is beschadigd.');
  });
  // Only its words are used: nothing of it runs or is drawn.
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  const passages = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')]
    .filter((element) => element.querySelector('p, li') === null)
    .map(({ tagName, textContent }) => ({
      type: types[tagName] ?? 'heading',
      text: textContent.replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  return [pageOf(passages)];
}
