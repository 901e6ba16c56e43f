// Subsets the web font to the characters that Dutch needs: `pnpm generate`.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const target = new URL('atkinson-hyperlegible-next-nl.woff2', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const accented = 'áàäâéèëêíìïîóòöôúùüûçñ';
const signs = '\u00A0“”‘’„–—…•·€§©°±×';

const subset = await subsetFont(
  await readFile(source),
  ascii + accented + accented.toUpperCase() + signs,
  { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } },
);
await writeFile(target, subset);
console.log(`${target.pathname.split('/').at(-1)}: ${subset.length} bytes`);
