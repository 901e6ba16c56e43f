import { categories, total } from '@heldermatch/scorecard/example';
import { light } from '@heldermatch/tokens';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import { company } from '@heldermatch/facts';
import { pictureOf, pictureSize } from '../src/head.ts';
import type { Route } from '../src/route.ts';
import { family, type Typeface } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', textWrap: 'balance', ...style } },
    ...children,
  );

/** Simplified scorecard. The library's Scorecard is too detailed for an image of this size. */
const scorecard = () =>
  box(
    {
      flexDirection: 'column',
      gap: 28,
      flexShrink: 0,
      width: cardWidth,
      padding: 36,
      border: `2px solid ${light.border.subtle}`,
      borderRadius: 20,
      background: light.surface.default,
    },
    box(
      { flexDirection: 'column' },
      box({ fontSize: 24, color: light.text.muted }, 'Voorbeeld'),
      box({ fontSize: 84, fontWeight: 700, lineHeight: 1.1 }, `${total.score}%`),
    ),
    ...categories.map(({ score, evidence }) =>
      box(
        { alignItems: 'center', gap: 12 },
        box(
          { flexGrow: 1, height: 12, borderRadius: 6, background: light.border.subtle },
          box({ width: `${score}%`, borderRadius: 6, background: light.action.default }),
        ),
        ...evidence.map(({ reference }) =>
          box(
            {
              width: 36,
              height: 36,
              alignItems: 'center',
              justifyContent: 'center',
              border: `2px solid ${light.marker.text}`,
              borderRadius: 18,
              background: light.marker.default,
              fontSize: 22,
              fontWeight: 700,
            },
            String(reference),
          ),
        ),
      ),
    ),
    box({ fontSize: 24, color: light.text.muted }, 'Een mens beslist.'),
  );

const padding = 72;
const gap = 64;
const cardWidth = 340;
const titleWidth = pictureSize.width - 2 * padding - gap - cardWidth;

/** Font size at which the longest word fits next to the scorecard. A letter is about 0.56 of the font size wide. */
const titleSize = (title: string) => {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(68, Math.floor(titleWidth / (0.56 * longest)));
};

const picture = (route: Route) => {
  const parts = route.title.split(' - ');
  const [title = ''] = parts[0] === company.name ? parts.slice(1) : parts;
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
      box(
        { fontSize: 40, fontWeight: 700 },
        box(
          { padding: '0 10px', borderRadius: 6, background: light.marker.default },
          company.brandMark.marked,
        ),
        company.brandMark.rest,
      ),
      box(
        { marginTop: 'auto', fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.1 },
        title,
      ),
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
    scorecard(),
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
