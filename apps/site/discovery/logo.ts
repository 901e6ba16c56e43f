import { wordmark } from '../src/shell/wordmark.ts';

/** Distance of the letters from the ends of the marker's stroke, in units of 1/200 em. */
const inset = 44;

/**
 * Logo as SVG, for pictures in which the library's `Wordmark` can't be rendered: its outlines, on a stroke of the same
 * shape.
 * @param colors - CSS colours of the stroke, of the letters on it and of the others.
 * @param height - Height in pixels.
 */
export function logoOf(
  colors: { marker: string; marked: string; rest: string },
  height: number,
): { width: number; height: number; svg: string } {
  const { outlines } = wordmark;
  if (outlines === undefined) throw new Error('The wordmark has no outlines');
  const { marked, rest } = outlines;
  const end = marked.width + 2 * inset;
  const box = { width: end + 8 + rest.width, height: 260 };
  const width = (height * box.width) / box.height;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 -30 ${box.width} ${box.height}">` +
    `<path fill="${colors.marker}" d="M10 -22Q${end / 2} -32 ${end - 20} -28Q${end + 2} -20 ${end - 4} 30V190Q${end - 6} 222 ${end - 40} 222Q${end / 2} 230 22 224Q-2 222 2 180V10Q0 -18 10 -22Z"/>` +
    `<path fill="${colors.marked}" transform="translate(${inset})" d="${marked.path}"/>` +
    `<path fill="${colors.rest}" transform="translate(${end + 8})" d="${rest.path}"/></svg>`;
  return { width, height, svg };
}
