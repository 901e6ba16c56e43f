// Sheets: one picture of all stories of a file, which is compared with the one in the repository.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { cssOf } from './storyFiles.ts';

const root = join(import.meta.dirname, '../..');

/** Where the sheets are kept, and where those that differ are shown. */
export const sheetFolder = join(root, '.storybook/sheets');
export const differenceFolder = process.env['DIFFERENCES'] ?? join(root, '.differences');
export const differencePage = join(differenceFolder, 'index.html');

/** Pixels in RGB, row by row from the top left. */
interface Raw {
  width: number;
  height: number;
  data: Buffer;
}

/** Where an element of a component stands, in pixels from the top left. */
export interface Box {
  /** As in the component's CSS, each with the component's name before it: `Button_primary`. */
  classes: readonly string[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One story as it was drawn, in each way from left to right. */
export interface Row {
  /** Of the story. */
  name: string;
  /** Drawn at a phone's width: it stands in the column on the right. */
  isNarrow: boolean;
  pictures: { png: Buffer; boxes: readonly Box[] }[];
}

interface Sheet extends Raw {
  /** Where components stand on it. */
  boxes: readonly Box[];
}

/** Draws lines of text, each as high as a caption. */
type DrawCaptions = (lines: readonly string[], height: number) => Promise<Buffer>;

const gap = 16;
const captionHeight = 24;
/** Of each of red, green and blue. */
const backgroundLevel = 0xe4;
export const background = `rgb(${backgroundLevel} ${backgroundLevel} ${backgroundLevel})`;

/** The pictures of a file's stories on one sheet: a caption above each row, narrow ones in a column of their own. */
export async function composeSheet(
  rows: readonly Row[],
  drawCaptions: DrawCaptions,
): Promise<Sheet> {
  const pieces = await Promise.all(
    rows.map(({ pictures }) => Promise.all(pictures.map(({ png }) => readPicture(png)))),
  );
  const twins = pieces.map((piece, index) =>
    pieces.findIndex((other, before) => before < index && areSame(piece, other)),
  );
  const lines = rows.map(({ name }, index) => {
    const twin = rows[twins[index] ?? -1];
    return twin === undefined ? name : `${name}: as ${twin.name}`;
  });
  const captions = await decode(await drawCaptions(lines, captionHeight));
  const layers: { piece: Raw; left: number; top: number }[] = [];
  const boxes: Box[] = [];
  const size = { width: gap, height: 0 };
  for (const isNarrow of [false, true]) {
    const left = size.width;
    let top = gap;
    rows.forEach((row, index) => {
      if (row.isNarrow !== isNarrow) return;
      layers.push({ piece: cut(captions, index * captionHeight, captionHeight), left, top });
      size.width = Math.max(size.width, left + captions.width + gap);
      top += captionHeight;
      if (twins[index] !== -1) return;
      let x = left;
      pieces[index]?.forEach((piece, column) => {
        layers.push({ piece, left: x, top });
        for (const box of row.pictures[column]?.boxes ?? []) {
          if (isOn(piece, box)) boxes.push(placed(box, piece, x, top));
        }
        x += piece.width + gap;
      });
      size.width = Math.max(size.width, x);
      top += Math.max(...(pieces[index] ?? []).map(({ height }) => height)) + gap;
    });
    size.height = Math.max(size.height, top);
  }
  const data = Buffer.alloc(size.width * size.height * 3, backgroundLevel);
  const sheet = { ...size, data, boxes };
  for (const { piece, left, top } of layers) paste(piece, sheet, left, top);
  return sheet;
}

const isOn = ({ width, height }: Raw, { left, top, right, bottom }: Box) =>
  left < width && top < height && right > 0 && bottom > 0;

/** A box of a picture on the sheet. It ends with the picture: beside it stands another. */
const placed = (box: Box, { width, height }: Raw, x: number, y: number): Box => ({
  classes: box.classes,
  left: x + Math.max(0, Math.floor(box.left)),
  top: y + Math.max(0, Math.floor(box.top)),
  right: x + Math.min(width, Math.ceil(box.right)),
  bottom: y + Math.min(height, Math.ceil(box.bottom)),
});

/** What stands in the repository beside a sheet. */
export interface Seal extends Sources {
  /**
   * A hash of the sheet's file and of pictures that were found to be as on it. Where these are the same to the last
   * byte, as on most machines, nothing has to be composed and compared.
   */
  pictures: string;
}

/** What a sheet was drawn from. */
interface Sources {
  /** A hash of which components were drawn, and in which variants. */
  structure: string;
  /** Of each of them, a hash of its CSS. */
  styles: Record<string, string>;
}

/** By the name of the sheet. */
export const sealFile = join(sheetFolder, 'seals.json');
export const seals = readSeals();

/** None where they can't be read, as after a merge: then everything is compared, and drawing the sheets makes them anew. */
function readSeals(): Record<string, Seal> {
  try {
    return JSON.parse(readFileSync(sealFile, 'utf8')) as Record<string, Seal>;
  } catch {
    return {};
  }
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url').slice(0, 12);
}

const hashOfPictures = (name: string, rows: readonly Row[]) =>
  hashOf(
    readFileSync(pathOf(name)),
    ...rows.flatMap(({ name: story, isNarrow, pictures }) => [
      `${story} ${isNarrow}`,
      ...pictures.map(({ png }) => png),
    ]),
  );

const componentsOf = ({ classes }: Box) => classes.map((name) => name.replace(/_.*/, ''));

/** The component that a sheet is of. */
const ownComponent = (name: string) => basename(name, '.forced-colors');

export function sourcesOf(name: string, rows: readonly Row[], css = cssOf): Sources {
  const boxes = rows.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.boxes));
  const components = new Set([ownComponent(name), ...boxes.flatMap(componentsOf)]);
  const styles = [...components].toSorted().flatMap((component) => {
    const text = css(component);
    return text === undefined ? [] : [[component, hashOf(text)] as const];
  });
  return {
    structure: hashOf(JSON.stringify(boxes.map(({ classes }) => classes))),
    styles: Object.fromEntries(styles),
  };
}

/** Whether the sheet of these pictures is the one in the repository. */
export const isSealed = (name: string, rows: readonly Row[]) =>
  existsSync(pathOf(name)) && seals[name]?.pictures === hashOfPictures(name, rows);

/** In how many pixels a sheet differs from the one in the repository, if there is one, and what to seal it with. */
async function compare(name: string, rows: readonly Row[], sheet: Sheet) {
  const now = sourcesOf(name, rows);
  const before = await readSheet(name);
  if (before === undefined) return { count: undefined, sources: now };
  const then = seals[name];
  const own = withoutChangedOthers(name, before, sheet, then, now);
  const count = await countDifference(name, before, own);
  // A sheet on which something was left out stays the one of what it was drawn from.
  const isPartly = then !== undefined && own !== sheet && count === 0;
  return { count, sources: isPartly ? then : now };
}

/** A line for a sheet that is not as the one in the repository; of one that differs there is a page that shows it. */
export async function compareSheet(
  name: string,
  rows: readonly Row[],
  sheet: Sheet,
): Promise<string[]> {
  const { count } = await compare(name, rows, sheet);
  if (count === undefined) return [`${name} has no sheet yet: draw it with \`pnpm pictures\`.`];
  return count === 0 ? [] : [`${name} differs in ${count} pixels: see ${differencePage}.`];
}

/** Keeps a sheet, unless it looks like the one that is kept already, and seals it. */
export async function keepSheet(name: string, rows: readonly Row[], sheet: Sheet): Promise<void> {
  const { count, sources } = await compare(name, rows, sheet);
  if (count !== 0) await write(pathOf(name), sheet);
  seals[name] = { ...sources, pictures: hashOfPictures(name, rows) };
  const names = Object.keys(seals).filter((one) => existsSync(pathOf(one)));
  const lines = names.toSorted().map((one) => `  "${one}": ${JSON.stringify(seals[one])}`);
  writeFileSync(sealFile, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * A sheet as it would be if the components on it that have changed their style since it was drawn had not: their own
 * sheets show them, or each change of a button would redraw all that holds one. Only while its own style is as it was,
 * and what stands on it; what such a change moves is seen.
 */
export function withoutChangedOthers(
  name: string,
  before: Raw,
  sheet: Sheet,
  then: Sources | undefined,
  now: Sources,
): Raw {
  const hasChanged = (component: string) => then?.styles[component] !== now.styles[component];
  if (then?.structure !== now.structure || hasChanged(ownComponent(name))) return sheet;
  if (before.width !== sheet.width || before.height !== sheet.height) return sheet;
  const changed = sheet.boxes.filter((box) => componentsOf(box).some(hasChanged));
  if (changed.length === 0) return sheet;
  const { width, height } = sheet;
  const own = { width, height, data: Buffer.from(sheet.data) };
  for (const { left, top, right, bottom } of changed) {
    for (let y = top - bleed; y < bottom + bleed; y += 1) {
      const from = (y * width + left - bleed) * 3;
      before.data.copy(own.data, from, from, (y * width + right + bleed) * 3);
    }
  }
  return own;
}

/** How far shadows and the ring of the focus reach beyond a box, in pixels: less than the gap around a picture. */
const bleed = gap / 2;

/** How many pixels differ: none where that many may. Shows those that do. */
async function countDifference(name: string, before: Raw, after: Raw): Promise<number> {
  if (areSame([before], [after])) return 0;
  const { count, picture } = await difference(before, after);
  if (count <= tolerance) return 0;
  await showDifference(name, { before, after, difference: picture });
  return count;
}

/** How many pixels may differ: lone ones, which another processor rounds the other way. */
const tolerance = 2;

const pathOf = (name: string) => join(sheetFolder, `${name}.webp`);

async function readSheet(name: string): Promise<Raw | undefined> {
  try {
    return await decode(await readFile(pathOf(name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function decode(file: Buffer): Promise<Raw> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const fromRaw = ({ width, height, data }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function write(path: string, raw: Raw): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await fromRaw(raw).webp({ lossless: true, effort: 6 }).toBuffer());
}

const cut = ({ width, data }: Raw, top: number, height: number): Raw => ({
  width,
  height,
  data: data.subarray(top * width * 3, (top + height) * width * 3),
});

/** A story as it was drawn, without the plain area on the right and below, but for a margin. */
async function readPicture(png: Buffer): Promise<Raw> {
  const picture = await decode(png);
  const { width, height, data } = picture;
  const plain = data.subarray(-3);
  const plainRow = Buffer.alloc(width * 3, plain);
  let right = 1;
  let bottom = 1;
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width * 3, (y + 1) * width * 3);
    if (row.equals(plainRow)) continue;
    bottom = y + 1;
    let x = width;
    while (x > right && plain.every((level, index) => row[(x - 1) * 3 + index] === level)) x -= 1;
    right = x;
  }
  return resize(picture, Math.min(width, right + gap), Math.min(height, bottom + gap));
}

/** Cut off, or with black added, on the right and below. */
function resize(raw: Raw, width: number, height: number): Raw {
  if (raw.width === width && raw.height === height) return raw;
  const resized = { width, height, data: Buffer.alloc(width * height * 3) };
  paste(raw, resized, 0, 0);
  return resized;
}

/** Copies as much of a picture as there is room for. */
function paste(piece: Raw, onto: Raw, left: number, top: number): void {
  const length = Math.min(piece.width, onto.width - left) * 3;
  for (let y = 0; y < Math.min(piece.height, onto.height - top); y += 1) {
    const from = y * piece.width * 3;
    piece.data.copy(onto.data, ((top + y) * onto.width + left) * 3, from, from + length);
  }
}

const areSame = (some: readonly Raw[], others: readonly Raw[]) =>
  some.length === others.length &&
  some.every(({ width, data }, index) => {
    const other = others[index];
    return other?.width === width && other.data.equals(data);
  });

/** How many pixels differ, and a picture that shows where. */
async function difference(before: Raw, after: Raw): Promise<{ count: number; picture: Raw }> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = await Promise.all(
    [before, after].map((raw) =>
      fromRaw(resize(raw, width, height))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (one === undefined || other === undefined) throw new Error('Two pictures are compared');
  const output = Buffer.alloc(width * height * 4);
  // 0.01 tells #1f4fd8 from #1f4fe8, and leaves room for another machine's rounding.
  const count = pixelmatch(one, other, output, width, height, { threshold: 0.01 });
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { count, picture: { width, height, data: picture } };
}

/** Adds a sheet to the page, of all that are there. */
async function showDifference(name: string, pictures: Record<string, Raw>): Promise<void> {
  for (const [file, picture] of Object.entries(pictures)) {
    await write(join(differenceFolder, name, `${file}.webp`), picture);
  }
  const shown = globSync('**/after.webp', { cwd: differenceFolder });
  const sections = shown
    .map(dirname)
    .toSorted()
    .map(
      (sheet) => `<h2>${sheet}</h2>
${Object.keys(pictures)
  .map(
    (file) => `<a href="${sheet}/${file}.webp">${file}<img src="${sheet}/${file}.webp" alt=""></a>`,
  )
  .join('\n')}`,
    );
  await writeFile(
    differencePage,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sheets that differ</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; background: #fff; color: #222 }
  main { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  h1, h2, p { grid-column: 1 / -1; margin: 0 }
  a { color: inherit }
  img { display: block; width: 100%; border: 1px solid #ccc }
</style>
<main>
<h1>Sheets that differ: ${shown.length}</h1>
<p>What is meant is accepted with <code>pnpm pictures</code>.</p>
${sections.join('\n')}
</main>
</html>
`,
  );
}
