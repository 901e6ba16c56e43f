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

class MapFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = kind === 'cMapUrl' ? maps[`../../node_modules/pdfjs-dist/cmaps/${filename}`] : '';
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
  // pdf.js only uses the factory with a URL; the URLs of the maps are those above.
  cMapUrl: '/',
  BinaryDataFactory: MapFactory,
};
