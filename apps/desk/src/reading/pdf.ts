import type { DocumentPage } from '@heldermatch/ui';
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite resolves it to the URL of the file
import parserUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { limits } from './limits.ts';
import { pageOf, tooManyPages, tooMuchText, UnreadableError, type Passage } from './text.ts';

const verbosity = VerbosityLevel.ERRORS;

/**
 * Parser worker of pdf.js, shared by all files. It needs an explicit port: pdf.js looks for a `window` when it creates
 * its own worker.
 */
const parser = PDFWorker.create({ verbosity, port: new Worker(parserUrl, { type: 'module' }) });

interface Row {
  text: string;
  /** Font size, in points. */
  size: number;
  /** Distance from the bottom of the page, in points. */
  y: number;
}

/** Extracts a page's rows of text, from top to bottom. */
async function rowsOf(page: PDFPageProxy): Promise<Row[]> {
  const { items } = await page.getTextContent();
  const rows: Row[] = [];
  let row: Row | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Number(item.transform[5]);
    // Superscript characters belong to the same row.
    if (row === undefined || Math.abs(row.y - y) > row.size / 2) {
      row = { text: '', size: item.height, y };
      rows.push(row);
    }
    row.text += item.str;
    row.size = Math.max(row.size, item.height);
    if (item.hasEOL) row = undefined;
  }
  return rows
    .map(({ text, ...place }) => ({ ...place, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

const bullet = /^[•◦▪‣●○·–-]\s+/;

/**
 * Reconstructs passages, because a PDF only has positioned text: larger text is a heading, and close rows form one
 * paragraph.
 */
function passagesOf(rows: readonly Row[], usual: number, largest: number): Passage[] {
  const passages: Passage[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const { text, size, y } = row;
    const type =
      size > usual * 1.15
        ? size === largest && largest > usual * 1.3
          ? 'title'
          : 'heading'
        : bullet.test(text)
          ? 'item'
          : 'paragraph';
    const before = passages.at(-1);
    const isNear = last !== undefined && last.y - y > 0 && last.y - y < size * 1.6;
    const goesOn =
      type === 'paragraph' && (before?.type === 'paragraph' || before?.type === 'item');
    if (before !== undefined && isNear && goesOn) before.text += ` ${text}`;
    else passages.push({ type, text: text.replace(bullet, '') });
    last = row;
  }
  return passages;
}

/** Reads the rows of all pages, and frees each page after reading. */
async function allRows(
  document: PDFDocumentProxy,
  onProgress: (part: number) => void,
): Promise<Row[][]> {
  if (document.numPages > limits.pages) throw tooManyPages(document.numPages);
  const pages: Row[][] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that a page that was read can be freed
    const page = await document.getPage(number);
    // oxlint-disable-next-line no-await-in-loop -- reads one page at a time
    const rows = await rowsOf(page);
    page.cleanup();
    characters += rows.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > limits.characters) throw tooMuchText();
    pages.push(rows);
    onProgress(number / document.numPages);
  }
  return pages;
}

async function hasForm(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  const { IsAcroFormPresent, IsXFAPresent } = info as Record<string, unknown>;
  return IsAcroFormPresent === true || IsXFAPresent === true;
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

export async function readPdf(
  data: ArrayBuffer,
  onProgress: (part: number) => void,
): Promise<DocumentPage[]> {
  // XFA is disabled, so that nothing in the file runs.
  const loading = getDocument({ data, enableXfa: false, verbosity, worker: parser });
  try {
    const document = await loading.promise;
    const pages = await allRows(document, onProgress);
    if (pages.flat().length === 0 && (await hasForm(document))) {
      throw new UnreadableError(
        'Dit bestand is alleen een formulier, en wat daarin is ingevuld wordt niet gelezen. Druk het af naar een pdf en voeg die toe.',
      );
    }
    const sizes = pages
      .flat()
      .map(({ size }) => size)
      .toSorted((one, other) => one - other);
    const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const largest = sizes.at(-1) ?? 0;
    return pages.map((rows) => pageOf(passagesOf(rows, usual, largest)));
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(
      isLocked(error)
        ? 'Dit bestand is met een wachtwoord beveiligd. Sla het op zonder wachtwoord en voeg het opnieuw toe.'
        : 'Deze pdf is beschadigd. Sla het cv opnieuw op als pdf en voeg het nog eens toe.',
    );
  } finally {
    await loading.destroy();
  }
}
