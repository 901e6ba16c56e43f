import type { DocumentPage } from '@heldermatch/ui';
import { getDocument, GlobalWorkerOptions, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite gives the address of the file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { pageOf, UnreadableError, type Passage } from './read.ts';

GlobalWorkerOptions.workerSrc = worker;

interface Row {
  text: string;
  /** Of its letters, in points. */
  size: number;
  /** From the bottom of the page, in points. */
  y: number;
}

/** The rows of a page as they stand below each other. */
async function rowsOf(page: PDFPageProxy): Promise<Row[]> {
  const { items } = await page.getTextContent();
  const rows: Row[] = [];
  let row: Row | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Number(item.transform[5]);
    // Letters that are raised still belong to their row.
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

/** A PDF knows letters and their places: what is larger than most is a heading, and what stands close is one paragraph. */
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

export async function readPdf(
  data: ArrayBuffer,
  onProgress: (part: number) => void,
): Promise<DocumentPage[]> {
  // Nothing in the file runs.
  const loading = getDocument({ data, enableXfa: false, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await loading.promise;
    const pages: Row[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a page that is read need not stay in memory
      pages.push(await rowsOf(await document.getPage(number)));
      onProgress(number / document.numPages);
    }
    const sizes = pages
      .flat()
      .map(({ size }) => size)
      .toSorted((one, other) => one - other);
    const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const largest = sizes.at(-1) ?? 0;
    return pages.map((rows) => pageOf(passagesOf(rows, usual, largest)));
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableError(
      isLocked
        ? 'Dit bestand is met een wachtwoord beveiligd. Sla het op zonder wachtwoord.'
        : 'Dit bestand is geen PDF, of het is beschadigd.',
    );
  } finally {
    await loading.destroy();
  }
}
