import { PDFWorker, VerbosityLevel } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite resolves it to the URL of the file
import parserUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { Parser } from './pdf.ts';

/** URLs of the maps from the codes of Asian fonts to characters. A file that needs one fetches it from the desk. */
const maps = import.meta.glob<string>('../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

/** URLs of the standard fonts of PDF, which a file need not contain. They are only drawn. */
const fonts = import.meta.glob<string>('../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

const urls: Readonly<Record<string, (filename: string) => string | undefined>> = {
  cMapUrl: (filename) => maps[`../../node_modules/pdfjs-dist/cmaps/${filename}`],
  standardFontDataUrl: (filename) =>
    fonts[`../../node_modules/pdfjs-dist/standard_fonts/${filename}`],
};

class DataFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = urls[kind]?.(filename);
    if (!url) throw new Error(`The desk has no ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} can't be fetched.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Messages of pdf.js about one page, of a thousand operators each, after which it is not a page of a CV. */
const maxMessages = 500;

const port = new Worker(parserUrl, { type: 'module' });
let messages = 0;
let handleFlood: () => void;
port.addEventListener('message', () => {
  messages += 1;
  if (messages === maxMessages) handleFlood();
});

/** Starts a page. Calls back if it turns out to have far more operators than a CV, before they fill the memory. */
export function startPage(onFlood: () => void): void {
  messages = 0;
  handleFlood = onFlood;
}

/**
 * Settings of pdf.js in a browser. All files share one worker, which needs an explicit port: pdf.js looks for a `window`
 * when it creates its own.
 */
export const parser: Parser = {
  worker: PDFWorker.create({ verbosity: VerbosityLevel.ERRORS, port }),
  // pdf.js only uses the factory with a URL; the URLs of the files are those above.
  cMapUrl: '/',
  standardFontDataUrl: '/',
  BinaryDataFactory: DataFactory,
};
