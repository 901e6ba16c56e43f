// Detection of visual differences, and of the stories that a change can affect.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { comparePictures } from '../../.workspace/pictures/compare.ts';
import { filesBehind } from '../static/storybook.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Solid image with a mark on it. */
const picture = (background: string, mark: { width: number; height: number }, height = 40) =>
  sharp({ create: { width: 60, height, channels: 3, background } })
    .composite([
      { input: { create: { ...mark, channels: 3, background: 'white' } }, left: 9, top: 9 },
    ])
    .png()
    .toBuffer();

const mark = { width: 10, height: 10 };

test('a story looks different by a shade, a few pixels or its height, but not by a single pixel', async () => {
  const folder = temporaryFolder();
  const pairs = {
    same: [await picture('#1f4fd8', mark), await picture('#1f4fd8', mark)],
    shade: [await picture('#1f4fd8', mark), await picture('#1f4fe8', mark)],
    moved: [await picture('#1f4fd8', mark), await picture('#1f4fd8', { width: 11, height: 10 })],
    taller: [await picture('#1f4fd8', mark), await picture('#1f4fd8', mark, 41)],
    lone: [
      await picture('#1f4fd8', { width: 1, height: 1 }),
      await picture('#1f4fd8', { width: 2, height: 1 }),
    ],
  };
  const [before, after, target] = ['before', 'after', 'target'].map((name) => join(folder, name));
  for (const [name, pair] of Object.entries(pairs)) {
    for (const [index, place] of [before, after].entries()) {
      mkdirSync(place ?? '', { recursive: true });
      writeFileSync(join(place ?? '', `${name}.light.png`), pair[index] ?? '');
    }
  }
  const compare = (stories?: string[]) =>
    comparePictures(before ?? '', after ?? '', target ?? '', 'the base', stories);
  expect(await compare(['moved', 'same'])).toEqual(['moved.light']);
  expect(await compare()).toEqual(['moved.light', 'shade.light', 'taller.light']);
  expect(existsSync(join(target ?? '', 'index.html'))).toBe(true);
  expect(existsSync(join(target ?? '', 'difference/moved.light.png'))).toBe(true);
});

test('a story depends on its own files, their imports, and the shared preview', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      _story: {
        file: 'Button-a.js',
        name: 'Button.stories',
        imports: ['_base'],
        dynamicImports: ['_later'],
      },
      _preview: { file: 'preview-b.js', name: '.storybook', css: ['preview-c.css'] },
      _base: { file: 'base-d.js', css: ['base-e.css'], imports: ['_story'] },
      _later: { file: 'later-f.js', assets: ['font-g.woff2'] },
      _other: { file: 'other-h.js', name: 'Other.stories' },
    }),
  );
  expect(filesBehind(folder)('./Button/Button.stories.tsx')?.split('\n')).toEqual([
    'Button-a.js',
    'base-d.js',
    'base-e.css',
    'font-g.woff2',
    'later-f.js',
    'preview-b.js',
    'preview-c.css',
  ]);
  expect(filesBehind(folder)('./gone.stories.tsx')).toBeUndefined();
});
