// Worker that draws the pages of a PDF outside the main thread. Nothing in the file can run.
import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist';
import { limits } from './limits.ts';
import { parser } from './parser.ts';
import { placesOf, type DrawnText } from './places.ts';

/** A passage to mark. */
export interface Quote {
  reference: number;
  /** Number of its page, from 1. */
  page: number;
  quote: string;
  /** Text of the page before it. */
  before: string;
}

export interface Drawing {
  data: ArrayBuffer;
  quotes: readonly Quote[];
}

/** A drawn page, and in the end whether all were drawn. */
export type DrawingAnswer =
  | {
      type: 'page';
      /** Data URL, because the content security policy allows no others. */
      src: string;
      width: number;
      height: number;
      places: readonly { reference: number; x: number; y: number; width: number; height: number }[];
    }
  | { type: 'end'; isWhole: boolean };

const answer = (message: DrawingAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only posts to its own page
  postMessage(message);
};

/** Width of a picture in pixels: sharp on a dense screen. */
const width = 1240;
/** Largest height: a page of three times A4. */
const maxHeight = 5000;

/** The types are those of a page, which has no such reader. */
declare const FileReaderSync: new () => { readAsDataURL: (blob: Blob) => string };

/** Document of a worker, in which pdf.js only makes canvases. */
const ownerDocument = { createElement: () => new OffscreenCanvas(1, 1) };

const noFilter = () => 'none';

/** Filters of a worker: none, because they are SVG. Pictures with a rare colour map are drawn without it. */
class FilterFactory {
  addFilter = noFilter;
  addHCMFilter = noFilter;
  addAlphaFilter = noFilter;
  addLuminosityFilter = noFilter;
  addKnockoutFilter = noFilter;
  destroy = () => {};
}

/** Text of a page, by where it is drawn. */
async function drawnTexts(page: PDFPageProxy): Promise<DrawnText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , , left = 0, baseline = 0] = item.transform as number[];
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left, baseline);
    return {
      text: item.str,
      x: x / viewport.width,
      // A line has a fifth of its height below the baseline.
      y: (y - item.height * 0.9) / viewport.height,
      width: item.width / viewport.width,
      height: (item.height * 1.2) / viewport.height,
    };
  });
}

async function drawPage(page: PDFPageProxy, quotes: readonly Quote[]): Promise<DrawingAnswer> {
  const own = page.getViewport({ scale: 1 });
  const scale = Math.min(width / own.width, maxHeight / own.height);
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const texts = await drawnTexts(page);
  await page.render({
    // pdf.js only uses what both kinds of canvas have.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
  }).promise;
  page.cleanup();
  // A browser without an encoder of WebP makes a PNG.
  const image = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  return {
    type: 'page',
    src: new FileReaderSync().readAsDataURL(image),
    width: canvas.width,
    height: canvas.height,
    places: quotes.flatMap(({ reference, quote, before }) =>
      placesOf(texts, quote, before).map((place) => ({ reference, ...place })),
    ),
  };
}

async function draw({ data, quotes }: Drawing): Promise<void> {
  const document = await getDocument({
    data,
    enableXfa: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: true,
    maxImageSize: 50_000_000,
    verbosity: VerbosityLevel.ERRORS,
    // pdf.js uses nothing else of a document.
    ownerDocument: ownerDocument as unknown as Document,
    FilterFactory,
    ...parser,
  }).promise;
  const count = Math.min(document.numPages, limits.pictures);
  for (let number = 1; number <= count; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page in memory at a time
    const page = await document.getPage(number);
    answer(
      // oxlint-disable-next-line no-await-in-loop -- as above
      await drawPage(
        page,
        quotes.filter((quote) => quote.page === number),
      ),
    );
  }
}

addEventListener('message', ({ data }: MessageEvent<Drawing>) => {
  draw(data).then(
    () => answer({ type: 'end', isWhole: true }),
    () => answer({ type: 'end', isWhole: false }),
  );
});
