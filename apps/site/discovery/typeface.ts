import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

export const family = 'Atkinson Hyperlegible Next';

interface Face {
  name: string;
  weight: 400 | 700;
  /** Content of a TrueType font. */
  data: Buffer;
}

/** Regular and bold faces. */
export type Typeface = readonly [regular: Face, bold: Face];

/**
 * Reads the typeface in two weights, for images and PDFs drawn during the build. The drawing libraries don't support
 * variable fonts.
 */
export async function readTypeface(): Promise<Typeface> {
  const variable = await readFile(
    resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  );
  const latin = String.fromCodePoint(...Array.from({ length: 0x17f }, (_, index) => index + 0x20));
  const face = async (weight: Face['weight']): Promise<Face> => ({
    name: family,
    weight,
    data: await subsetFont(variable, `${latin}‘’“”–…•`, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  });
  return Promise.all([face(400), face(700)]);
}
