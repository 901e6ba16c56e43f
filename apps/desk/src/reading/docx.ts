import type { DocumentPage } from '@heldermatch/ui';
import JSZip from 'jszip';
import mammoth from 'mammoth';
import { limits } from './limits.ts';
import { pageOf, tooMuchText, UnreadableError, type Passage } from './text.ts';

/** Text-bearing subset of the nodes that mammoth passes to `transformDocument`. */
interface Node {
  type: string;
  children?: readonly Node[];
  /** Only on text nodes. */
  value?: string;
  /** Only on paragraph nodes. */
  styleName?: string | null;
  numbering?: object | null;
}

interface Root extends Node {
  children: readonly Node[];
  notes: { resolve: (reference: Node) => { body: readonly Node[] } | null };
}

/** Documented method that is missing from JSZip's types. */
type Streamed = JSZip.JSZipObject & {
  internalStream: (type: 'uint8array') => JSZip.JSZipStreamHelper<Uint8Array>;
};

/**
 * Checks the real unzipped size by decompressing everything once without storing it: the sizes in a zip's headers can
 * be false.
 */
async function checkUnzipped(data: ArrayBuffer): Promise<void> {
  const { files } = await JSZip.loadAsync(data);
  let bytes = 0;
  let tags = 0;
  const check = (part: Streamed) =>
    new Promise<void>((resolve, reject) => {
      const stream = part.internalStream('uint8array');
      stream
        .on('data', (chunk) => {
          bytes += chunk.length;
          if (/\.(?:xml|rels)$/i.test(part.name)) tags += countTags(chunk);
          if (bytes <= limits.bytes && tags <= limits.tags) return;
          stream.pause();
          reject(bytes > limits.bytes ? tooLarge() : tooMuchText());
        })
        .on('error', reject)
        .on('end', () => resolve())
        .resume();
    });
  // oxlint-disable-next-line no-await-in-loop -- sequential, so that nothing is unzipped beyond the limit
  for (const part of Object.values(files)) await check(part as Streamed);
}

const opening = '<'.charCodeAt(0);

const countTags = (chunk: Uint8Array) =>
  chunk.reduce((count, byte) => (byte === opening ? count + 1 : count), 0);

const tooLarge = () =>
  new UnreadableError(
    `Dit bestand is uitgepakt groter dan ${limits.bytes / 1_000_000} MB. Haal er afbeeldingen uit, of sla het op als pdf.`,
  );

function wordsOf({ type, value = '', children = [] }: Node): string {
  if (type === 'text') return value;
  return type === 'tab' || type === 'break' ? ' ' : children.map(wordsOf).join('');
}

function typeOf({ styleName, numbering }: Node): Passage['type'] {
  const level = /^heading (\d)/i.exec(styleName ?? '')?.[1];
  if (level !== undefined) return level === '1' ? 'title' : 'heading';
  return numbering ? 'item' : 'paragraph';
}

/** Returns a document's paragraphs, followed by the notes that they refer to. */
function passagesOf(root: Root): Passage[] {
  const passages: Passage[] = [];
  const notes: Node[] = [];
  const walk = (node: Node) => {
    if (node.type === 'noteReference') notes.push(...(root.notes.resolve(node)?.body ?? []));
    if (node.type === 'paragraph') {
      const text = wordsOf(node).replaceAll(/\s+/g, ' ').trim();
      if (text !== '') passages.push({ type: typeOf(node), text });
    }
    node.children?.forEach(walk);
  };
  walk(root);
  // The loop also covers notes that other notes refer to, which are appended to the array.
  for (const note of notes) walk(note);
  return passages;
}

/** Reads a DOCX as a single page, because it has no pages until it is printed. */
export async function readDocx(arrayBuffer: ArrayBuffer): Promise<DocumentPage[]> {
  let passages: readonly Passage[] = [];
  try {
    await checkUnzipped(arrayBuffer);
    await mammoth.convertToHtml(
      { arrayBuffer },
      {
        // The text is collected here. No HTML is generated from the document, so nothing in it can run or render.
        transformDocument: (root: Root): Root => {
          passages = passagesOf(root);
          return { ...root, children: [] };
        },
      },
    );
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(
      error instanceof RangeError
        ? 'Dit Word-document is te ingewikkeld opgebouwd. Sla het op als pdf en voeg dat toe.'
        : 'Dit Word-document is beschadigd. Open het in Word, sla het opnieuw op en voeg het nog eens toe.',
    );
  }
  return [pageOf(passages)];
}
