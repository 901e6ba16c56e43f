import { wordmark } from '../src/shell/wordmark.ts';

const { outlines } = wordmark;
if (outlines === undefined) throw new Error('The wordmark has no outlines');
const { marked, rest } = outlines;
/** Distance of the letters from the ends of the marker's stroke. */
const inset = 44;
/** End of the stroke. */
const end = marked.width + 2 * inset;

/** Logo for pictures and PDFs: the outlines of the wordmark, on a stroke of the same shape. In units of 1/200 em. */
export const logo = {
  width: end + 8 + rest.width,
  height: 260,
  /** Top of the stroke, above the outlines. */
  top: -30,
  /** From back to front, each at a distance `x` from the start. */
  parts: [
    {
      name: 'marker',
      path: `M10 -22Q${end / 2} -32 ${end - 20} -28Q${end + 2} -20 ${end - 4} 30V190Q${end - 6} 222 ${end - 40} 222Q${end / 2} 230 22 224Q-2 222 2 180V10Q0 -18 10 -22Z`,
      x: 0,
    },
    { name: 'marked', path: marked.path, x: inset },
    { name: 'rest', path: rest.path, x: end + 8 },
  ],
} as const;

/**
 * Logo as SVG, for pictures in which the library's `Wordmark` can't be rendered.
 * @param colors - CSS colours of the stroke, of the letters on it and of the others.
 * @param height - Height in pixels.
 */
export function logoOf(
  colors: Record<(typeof logo.parts)[number]['name'], string>,
  height: number,
): { width: number; height: number; svg: string } {
  const width = (height * logo.width) / logo.height;
  const paths = logo.parts.map(
    ({ name, path, x }) => `<path fill="${colors[name]}" transform="translate(${x})" d="${path}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${logo.top} ${logo.width} ${logo.height}">${paths.join('')}</svg>`;
  return { width, height, svg };
}
