import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { byRole, contrastOf, contrastPairs } from './contrast.pairs.ts';
import { generate, generatedFile } from './generate.ts';
import { readTokens, themes } from './read.ts';
import { dark, light } from './themes.gen.ts';

test('both themes define the same roles', async () => {
  const [inLight, inDark] = await Promise.all(themes.map(readTokens));
  expect(Object.keys(inDark ?? {})).toEqual(Object.keys(inLight ?? {}));
});

test('rejects a reference to a missing token', async () => {
  const { defineConfig, parse: parseTokens } = await import('@terrazzo/parser');
  const src = JSON.stringify({ color: { $type: 'color', text: { $value: '{palette.missing}' } } });
  const cwd = new URL('./', import.meta.url);
  const filename = new URL('broken.tokens.json', cwd);
  await expect(
    parseTokens([{ filename, src }], { config: defineConfig({}, { cwd }) }),
  ).rejects.toThrow('palette.missing');
});

test('derives every semantic colour from a primitive, never from a raw value', async () => {
  const raw = (await Promise.all(themes.map(readTokens)))
    .flatMap((tokens) => Object.entries(tokens))
    .filter(([id, token]) => id.startsWith('color.') && !token.aliasOf?.startsWith('palette.'));
  expect(raw).toEqual([]);
});

test('the generated theme is up to date (run `pnpm generate`)', async () => {
  expect(await readFile(generatedFile, 'utf8')).toBe(await generate());
});

describe.each([
  { theme: 'light', colors: byRole(light) },
  { theme: 'dark', colors: byRole(dark) },
])('in the $theme theme', ({ theme, colors }) => {
  const drawn = contrastPairs.filter((pair) => pair.theme === undefined || pair.theme === theme);
  test.each(drawn)('$foreground on $background reaches $ratio:1', (pair) => {
    const { [pair.foreground]: foreground = '', [pair.background]: background = '' } = colors;
    expect(contrastOf(foreground, background)).toBeGreaterThanOrEqual(pair.ratio);
  });
});
