// Compares screenshots of the base and of the working tree, and shows the differences on one page.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Maximum number of different pixels. Single pixels may be rounded differently in another run. */
const tolerance = 2;

/** Reads a screenshot as RGBA, with transparent padding on the right and below up to a size. */
async function read(file: string, width: number, height: number): Promise<Buffer> {
  const { data } = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: file, left: 0, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/**
 * Writes an image of the differences between two screenshots.
 * @returns whether they differ.
 */
async function differ(before: string, after: string, target: string): Promise<boolean> {
  if (readFileSync(before).equals(readFileSync(after))) return false;
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([read(before, width, height), read(after, width, height)]);
  const output = Buffer.alloc(width * height * 4);
  // 0.01 distinguishes #1f4fd8 from #1f4fe8.
  const count = pixelmatch(one, other, output, width, height, { threshold: 0.01 });
  if (count <= tolerance) return false;
  await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(target);
  return true;
}

const page = (names: readonly string[], base: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; background: #fff; color: #222 }
  main { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  h1, h2, p { grid-column: 1 / -1; margin: 0 }
  a { color: inherit }
  img { display: block; width: 100%; border: 1px solid #ccc }
</style>
<main>
<h1>Pictures that differ: ${names.length}</h1>
<p>Compared with ${base}. A change that means it says so in a line of its changeset or commit: <code>Look: rounder buttons</code></p>
${names
  .map(
    (name) => `<h2>${name}</h2>
${['before', 'after', 'difference']
  .map((kind) => `<a href="${kind}/${name}.png">${kind}<img src="${kind}/${name}.png" alt=""></a>`)
  .join('\n')}`,
  )
  .join('\n')}
</main>
</html>
`;

/**
 * Compares the screenshots that two folders have in common, and writes `index.html` with the differences into a third.
 *
 * @param base - Name of the earlier version, for the page.
 * @param stories - Stories whose screenshots are compared; all if omitted.
 * @returns the names of the screenshots that differ.
 */
export async function comparePictures(
  before: string,
  after: string,
  target: string,
  base: string,
  stories?: readonly string[],
): Promise<string[]> {
  for (const kind of ['before', 'after', 'difference']) {
    mkdirSync(join(target, kind), { recursive: true });
  }
  const known = new Set(globSync('*.png', { cwd: before }));
  const files = globSync('*.png', { cwd: after })
    .filter((file) => known.has(file) && (stories?.includes(file.split('.')[0] ?? '') ?? true))
    .toSorted();
  const names: string[] = [];
  for (const file of files) {
    // Sequentially: a tall screenshot takes 40 MB.
    // oxlint-disable-next-line no-await-in-loop -- limits memory use
    if (!(await differ(join(before, file), join(after, file), join(target, 'difference', file)))) {
      continue;
    }
    cpSync(join(before, file), join(target, 'before', file));
    cpSync(join(after, file), join(target, 'after', file));
    names.push(basename(file, '.png'));
  }
  writeFileSync(join(target, 'index.html'), page(names, base));
  return names;
}
