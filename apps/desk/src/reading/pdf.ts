import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
import { passagesOf, type Fragment } from './layout.ts';
import { limits } from './limits.ts';
import { contentOf, type PageContent } from './pdfPage.ts';
import { pageOf, tooManyPages, tooMuchText, UnreadableError, type ReadText } from './text.ts';

/** Settings of pdf.js that depend on where it runs: its worker, and where it gets the maps of Asian fonts. */
export type Parser = Partial<Parameters<typeof getDocument>[0] & object>;

/** Largest picture that is decoded, in pixels. */
const maxImageSize = 50_000_000;

/** Reads all pages, and frees each after reading. */
async function allPages(
  document: PDFDocumentProxy,
  onProgress: (part: number) => void,
): Promise<PageContent[]> {
  if (document.numPages > limits.pages) throw tooManyPages(document.numPages);
  const layers = await document.getOptionalContentConfig();
  const pages: PageContent[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that a page that was read can be freed
    const page = await document.getPage(number);
    // oxlint-disable-next-line no-await-in-loop -- reads one page at a time
    const content = await contentOf(page, (layer) => layers.isVisible(layer));
    page.cleanup();
    characters += content.groups.flat().reduce((sum, { text }) => sum + text.length, 0);
    if (characters > limits.characters) throw tooMuchText();
    pages.push(content);
    onProgress(number / document.numPages);
  }
  return pages;
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** The size of most of the text, and the largest. */
function sizesOf(fragments: readonly Fragment[]) {
  const characters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  const [usual = 0] = [...characters].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  return { usual, largest: Math.max(...characters.keys()) };
}

/** Reads a PDF. Nothing in it can run: scripts and XFA are disabled. */
export async function readPdf(
  data: ArrayBuffer,
  onProgress: (part: number) => void,
  parser: Parser,
): Promise<ReadText> {
  const loading = getDocument({
    data,
    enableXfa: false,
    disableFontFace: true,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    maxImageSize,
    verbosity: VerbosityLevel.ERRORS,
    ...parser,
  });
  try {
    const document = await loading.promise;
    const pages = await allPages(document, onProgress);
    const sizes = sizesOf(pages.flatMap(({ groups }) => groups.flat()));
    const { info } = await document.getMetadata();
    const { IsXFAPresent, IsAcroFormPresent } = info as Record<string, unknown>;
    // Only programs of Adobe show such a form. Others show a page that asks to wait.
    const isOnlyXfa = IsXFAPresent === true && IsAcroFormPresent !== true;
    return {
      pages: pages.map(({ groups }) => pageOf(groups.flatMap((group) => passagesOf(group, sizes)))),
      unread: [
        ...(isOnlyXfa ? [{ type: 'form' as const }] : []),
        ...pages.flatMap(({ unread }, index) =>
          [...unread].map((type) => ({ type, page: index + 1 })),
        ),
      ],
    };
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(
      isLocked(error)
        ? 'Dit bestand is met een wachtwoord beveiligd. Sla het op zonder wachtwoord en voeg het opnieuw toe.'
        : 'Deze pdf is beschadigd. Sla het cv opnieuw op als pdf en voeg het nog eens toe.',
      { cause: error },
    );
  } finally {
    await loading.destroy();
  }
}
