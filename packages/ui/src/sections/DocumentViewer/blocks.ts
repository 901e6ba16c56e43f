import type { DocumentBlock, DocumentPage } from './DocumentViewer.js';

/** The blocks of a page; where nobody tells what is what, each of its lines. */
export function blocksOf({ text, blocks }: DocumentPage): readonly DocumentBlock[] {
  if (blocks !== undefined) return blocks;
  return [...text.matchAll(/\S.*/g)].map(({ index, 0: line }) => ({
    type: 'paragraph',
    start: index,
    end: index + line.trimEnd().length,
  }));
}
