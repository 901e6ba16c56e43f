import { light } from '@heldermatch/tokens';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import { company } from '@heldermatch/facts';
import * as drawings from '@heldermatch/ui/drawings';
import type { Drawing } from '@heldermatch/ui/drawings';
import { pictureOf, pictureSize } from '../src/head.ts';
import type { Route } from '../src/route.ts';
import { logoOf } from './logo.ts';
import { family, type Typeface } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', textWrap: 'balance', ...style } },
    ...children,
  );

/** Drawing of each route's picture. */
const figures: Readonly<Record<string, Drawing>> = {
  '/': drawings.joined,
  '/features': drawings.steps,
  '/features/cv-analysis': drawings.pile,
  '/features/smart-matching': drawings.reordered,
  '/features/evidence-scorecard': drawings.scorecard,
  '/about': drawings.marking,
  '/contact': drawings.appointment,
  '/compliance': drawings.wall,
  '/candidates': drawings.letter,
  '/how-we-score': drawings.sum,
  '/pilot': drawings.months,
  '/accessibility': drawings.readAloud,
  '/privacy': drawings.shredder,
  '/terms': drawings.contract,
  '/dpa': drawings.inEurope,
};

/** Attributes of each look in a `Drawing`, as in the library's `Illustration`. */
const looks: Record<Drawing['parts'][number][0], string> = {
  paper: `fill="${light.surface.raised}" stroke-width="2.5"`,
  text: 'stroke-width="6" stroke-opacity="0.25"',
  marker: `stroke="${light.marker.default}" stroke-width="20"`,
  marked: 'stroke-width="6" stroke-opacity="0.25"',
  hairline: 'stroke-width="2"',
  ink: 'stroke-width="6"',
};

/** Image element of an SVG document. Sizes are in pixels. */
function imageOf(width: number, height: number, svg: string) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return createElement('img', { width, height, src });
}

function drawn({ x, width, height, parts }: Drawing) {
  const paths = parts.map(([look, path]) => `<path ${looks[look]} d="${path}"/>`);
  return imageOf(
    width,
    height,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} 0 ${width} ${height}" fill="none" stroke="${light.text.default}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`,
  );
}

const logo = logoOf(
  { marker: light.marker.default, marked: light.text.default, rest: light.text.default },
  57.2,
);

const padding = 72;
const gap = 48;
const figureWidth = 480;
const titleWidth = pictureSize.width - 2 * padding - gap - figureWidth;

/** Ends of titles that are marked as a whole. Of other titles, the last word is marked. */
const claims: readonly string[] = ['bewijs uit het cv'];

/** Font size at which the longest part fits next to the figure. A letter is about 0.56 of the font size wide. */
const titleSize = (parts: readonly string[]) =>
  Math.min(
    68,
    Math.floor((titleWidth - 20) / (0.56 * Math.max(...parts.map(({ length }) => length)))),
  );

/** Title with its claim marked. */
function markedTitle(title: string) {
  const claim = claims.find((one) => title.endsWith(one)) ?? title.split(' ').at(-1) ?? title;
  const words = title.slice(0, -claim.length).split(' ').filter(Boolean);
  return box(
    {
      flexWrap: 'wrap',
      columnGap: 18,
      marginTop: 'auto',
      fontSize: titleSize([...words, claim]),
      fontWeight: 700,
      lineHeight: 1.2,
    },
    ...words.map((word) => box({}, word)),
    box(
      {
        marginLeft: -8,
        padding: '0 8px',
        borderRadius: 8,
        background: light.marker.default,
      },
      claim,
    ),
  );
}

const picture = (route: Route) => {
  const parts = route.title.split(' - ');
  const [title = ''] = parts[0] === company.name ? parts.slice(1) : parts;
  const figure = figures[route.path];
  if (figure === undefined)
    throw new Error(
      `${route.path} has no figure for its social image: add one to apps/site/discovery/socialImages.ts`,
    );
  return box(
    {
      width: '100%',
      height: '100%',
      padding,
      gap,
      alignItems: 'center',
      background: light.surface.warm,
      color: light.text.default,
      fontFamily: family,
    },
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0, minWidth: 0, height: '100%' },
      imageOf(logo.width, logo.height, logo.svg),
      markedTitle(title),
      box(
        {
          marginTop: 28,
          marginBottom: 'auto',
          fontSize: 30,
          lineHeight: 1.4,
          color: light.text.muted,
        },
        route.description,
      ),
    ),
    box({ width: figureWidth, justifyContent: 'center' }, drawn(figure)),
  );
};

/**
 * Icon file with a single PNG image.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function ico(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Maskable icon: has a safe area around it, for systems that crop it to a shape. */
const maskable = (svg: string) =>
  svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
    .replace('<rect width="32" height="32" rx="6"', '<rect x="-6" y="-6" width="44" height="44"');

/** Writes the social image of every public route, and the icons. Their colours come from the tokens. */
export async function writeSocialImages(
  dist: string,
  routes: readonly Route[],
  typeface: Typeface,
): Promise<void> {
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const options = { ...pictureSize, fonts: [...typeface] };
  for (const route of routes.filter(({ isHidden }) => !isHidden)) {
    const target = join(dist, pictureOf(route));
    await mkdir(dirname(target), { recursive: true });
    const svg = await satori(picture(route), options);
    await writeFile(target, draw(svg, pictureSize.width));
  }
  const icon = await readFile(join(dist, 'favicon.svg'), 'utf8');
  await writeFile(join(dist, 'favicon.ico'), ico(draw(icon, 32), 32));
  await writeFile(join(dist, 'icon-192.png'), draw(icon, 192));
  await writeFile(join(dist, 'icon-512.png'), draw(icon, 512));
  await writeFile(join(dist, 'icon-maskable-512.png'), draw(maskable(icon), 512));
  await writeFile(join(dist, 'apple-touch-icon.png'), draw(maskable(icon), 180));
}
