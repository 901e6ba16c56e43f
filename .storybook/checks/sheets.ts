// Sheets: one picture of all stories of a file, which is compared with the one in the repository.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

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

/** One story as it was drawn, in each way from left to right. */
export interface Row {
  /** Of the story. */
  name: string;
  /** Drawn at a phone's width: it stands in the column on the right. */
  isNarrow: boolean;
  /** As PNG. */
  pictures: Buffer[];
}

/** Draws lines of text, each as high as a caption. */
type DrawCaptions = (lines: readonly string[], height: number) => Promise<Buffer>;

const gap = 16;
const captionHeight = 24;
/** Of each of red, green and blue. */
const backgroundLevel = 0xe4;
export const background = `rgb(${backgroundLevel} ${backgroundLevel} ${backgroundLevel})`;

/** The pictures of a file's stories on one sheet: a caption above each row, narrow ones in a column of their own. */
export async function composeSheet(rows: readonly Row[], drawCaptions: DrawCaptions): Promise<Raw> {
  const pieces = await Promise.all(
    rows.map(({ pictures }) => Promise.all(pictures.map(readPicture))),
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
      for (const piece of pieces[index] ?? []) {
        layers.push({ piece, left: x, top });
        x += piece.width + gap;
      }
      size.width = Math.max(size.width, x);
      top += Math.max(...(pieces[index] ?? []).map(({ height }) => height)) + gap;
    });
    size.height = Math.max(size.height, top);
  }
  const sheet = { ...size, data: Buffer.alloc(size.width * size.height * 3, backgroundLevel) };
  for (const { piece, left, top } of layers) paste(piece, sheet, left, top);
  return sheet;
}

/**
 * By a sheet's name, a hash of its file and of the pictures that it was composed of. Where these are the same to the
 * last byte, as on most machines, nothing has to be composed and compared.
 */
const sealFile = join(sheetFolder, 'seals.json');
export const seals = readSeals();

/** None where they can't be read, as after a merge: then everything is compared, and drawing the sheets makes them anew. */
function readSeals(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(sealFile, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function sealOf(name: string, rows: readonly Row[]): string {
  const hash = createHash('sha256').update(readFileSync(pathOf(name)));
  for (const { name: story, isNarrow, pictures } of rows) {
    hash.update(JSON.stringify([story, isNarrow, pictures.map(({ length }) => length)]));
    for (const picture of pictures) hash.update(picture);
  }
  return hash.digest('base64url');
}

/** Whether the sheet of these pictures is the one in the repository. */
export const isSealed = (name: string, rows: readonly Row[]) =>
  existsSync(pathOf(name)) && seals[name] === sealOf(name, rows);

/** Notes that the sheet in the repository is the one of these pictures. */
export function seal(name: string, rows: readonly Row[]): void {
  seals[name] = sealOf(name, rows);
  const kept = Object.keys(seals).filter((sheet) => existsSync(pathOf(sheet)));
  writeFileSync(sealFile, `${JSON.stringify(seals, kept.toSorted(), 2)}\n`);
}

/** A line for a sheet that is not as the one in the repository; of one that differs there is a page that shows it. */
export async function compareSheet(name: string, sheet: Raw): Promise<string[]> {
  const before = await readSheet(name);
  if (before === undefined) return [`${name} has no sheet yet: draw it with \`pnpm pictures\`.`];
  const count = await countDifference(name, before, sheet);
  return count === 0 ? [] : [`${name} differs in ${count} pixels: see ${differencePage}.`];
}

/** Keeps a sheet, unless it looks like the one that is kept already. */
export async function keepSheet(name: string, sheet: Raw): Promise<void> {
  const before = await readSheet(name);
  if (before !== undefined && (await countDifference(name, before, sheet)) === 0) return;
  await write(pathOf(name), sheet);
}

/** How many pixels differ: none where that many may. Shows those that do. */
async function countDifference(name: string, before: Raw, after: Raw): Promise<number> {
  if (areSame([before], [after])) return 0;
  const { count, picture } = await difference(before, after);
  if (count <= tolerance(name, after)) return 0;
  await showDifference(name, { before, after, difference: picture });
  return count;
}

/**
 * How many pixels may differ: lone ones, which another processor rounds the other way. A page is the composition
 * of what has sheets of its own: there a hundredth may, or every change of a button would redraw them all.
 */
const tolerance = (name: string, { width, height }: Raw) =>
  name.startsWith('pages/') ? (width * height) / 100 : 2;

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
