import type { DocumentBlock, DocumentPage } from './DocumentViewer.js';

/** Blocks of a page. Defaults to one paragraph per line. */
export function blocksOf({ text, blocks }: DocumentPage): readonly DocumentBlock[] {
  if (blocks !== undefined) return blocks;
  return [...text.matchAll(/\S.*/g)].map(({ index, 0: line }) => ({
    type: 'paragraph',
    start: index,
    end: index + line.trimEnd().length,
  }));
}
