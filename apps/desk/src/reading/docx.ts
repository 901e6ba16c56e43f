import JSZip from 'jszip';
import { passagesOfPart, type Reading } from './docxBody.ts';
import { stylesOf } from './docxStyles.ts';
import { limits } from './limits.ts';
import { pageOf, tooMuchText, UnreadableError, type ReadText } from './text.ts';
import { childrenOf, childOf, descendantsOf, parseXml, type XmlElement } from './xml.ts';

/** Documented method that is missing from JSZip's types. */
type Streamed = JSZip.JSZipObject & {
  internalStream: (type: 'uint8array') => JSZip.JSZipStreamHelper<Uint8Array>;
};

/**
 * Checks the real unzipped size by decompressing everything once without storing it: the sizes in a zip's headers can
 * be false.
 */
async function checkUnzipped({ files }: JSZip): Promise<void> {
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

interface Relationship {
  /** Last word of the type, such as 'header'. */
  type: string;
  /** Path in the zip. */
  target: string;
}

/** The parts of a document, which refer to each other by the ids of relationships. */
interface Package {
  /** Reads a part. Undefined if it is missing or was read before, so that a file can't repeat its text without end. */
  part: (path: string) => Promise<XmlElement | undefined>;
  relationshipsOf: (path: string) => Promise<ReadonlyMap<string, Relationship>>;
}

function packageOf(zip: JSZip): Package {
  const read = new Set<string>();
  const part = async (path: string) => {
    const file = read.has(path) ? null : zip.file(path);
    read.add(path);
    return file === null ? undefined : parseXml(await file.async('uint8array'));
  };
  return {
    part,
    async relationshipsOf(path) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const list = await part(`${folder}_rels/${path.slice(folder.length)}.rels`);
      return new Map(
        (list ? childrenOf(list) : []).map(({ attributes: { Id, Type, Target } }) => [
          Id ?? '',
          {
            type: Type?.split('/').at(-1) ?? '',
            target: new URL(Target ?? '', `zip:/${folder}`).pathname.slice(1),
          },
        ]),
      );
    },
  };
}

/** Headers or footers in document order, each once. Those of the first or of even pages only count if there are any. */
function shownParts(body: XmlElement, kind: 'header' | 'footer', hasEvenPages: boolean): string[] {
  const ids = descendantsOf(body, 'w:sectPr').flatMap((section) =>
    childrenOf(section)
      .filter(({ name, attributes }) => {
        if (name !== `w:${kind}Reference`) return false;
        if (attributes['w:type'] === 'first') return childOf(section, 'w:titlePg') !== undefined;
        return attributes['w:type'] !== 'even' || hasEvenPages;
      })
      .map(({ attributes }) => attributes['r:id'] ?? ''),
  );
  return [...new Set(ids)];
}

async function readParts(zip: JSZip): Promise<ReadText> {
  const { part, relationshipsOf } = packageOf(zip);
  const roots = await relationshipsOf('');
  const main = [...roots.values()].find(({ type }) => type === 'officeDocument')?.target;
  const document = main === undefined ? undefined : await part(main);
  if (main === undefined || document === undefined) throw new Error('There is no document.');
  const relationships = await relationshipsOf(main);
  const target = (type: string) =>
    [...relationships.values()].find((one) => one.type === type)?.target ?? '';
  const load = (id: string) => part(relationships.get(id)?.target ?? '');

  const reading: Reading = {
    styles: stylesOf(await part(target('styles'))),
    hasShapesBehindText: descendantsOf(document, 'wp:anchor').some(
      ({ attributes }) => attributes['behindDoc'] === '1',
    ),
    diagrams: new Map(),
    unread: new Set(),
    notes: { footnote: new Set(), endnote: new Set() },
  };
  for (const { attributes } of descendantsOf(document, 'dgm:relIds')) {
    const id = attributes['r:dm'] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- one part at a time
    const diagram = await load(id);
    if (diagram) reading.diagrams.set(id, diagram);
  }
  const settings = await part(target('settings'));
  const hasEvenPages = childOf(settings, 'w:evenAndOddHeaders') !== undefined;
  const readAll = async (ids: readonly string[]) => {
    const parts = await Promise.all(ids.map(load));
    return parts.flatMap((one) => (one ? passagesOfPart(one, reading) : []));
  };
  const headers = await readAll(shownParts(document, 'header', hasEvenPages));
  const body = passagesOfPart(document, reading);
  const notesOf = (list: XmlElement | undefined) =>
    new Map((list ? childrenOf(list) : []).map((note) => [note.attributes['w:id'], note]));
  const notes = {
    footnote: notesOf(await part(target('footnotes'))),
    endnote: notesOf(await part(target('endnotes'))),
  };
  const noted = (['footnote', 'endnote'] as const).flatMap((type) =>
    [...reading.notes[type]].flatMap((id) => {
      const note = notes[type].get(id);
      return note ? passagesOfPart(note, reading) : [];
    }),
  );
  const footers = await readAll(shownParts(document, 'footer', hasEvenPages));
  return {
    pages: [pageOf([...headers, ...body, ...noted, ...footers])],
    unread: [...reading.unread].map((type) => ({ type })),
  };
}

/** Reads a DOCX as a single page, because it has no pages until it is printed. Nothing in it can run or render. */
export async function readDocx(data: ArrayBuffer): Promise<ReadText> {
  try {
    const zip = await JSZip.loadAsync(data);
    await checkUnzipped(zip);
    return await readParts(zip);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(
      error instanceof RangeError
        ? 'Dit Word-document is te ingewikkeld opgebouwd. Sla het op als pdf en voeg dat toe.'
        : 'Dit Word-document is beschadigd. Open het in Word, sla het opnieuw op en voeg het nog eens toe.',
    );
  }
}
