import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';

export const themes = ['light', 'dark'] as const;

const sources = {
  light: ['primitive', 'foundation', 'semantic'],
  dark: ['primitive', 'foundation', 'semantic.dark'],
  compact: ['primitive', 'foundation', 'semantic', 'density.compact'],
} as const;

/**
 * Reads all tokens of a theme or density, with aliases resolved.
 * @throws When a file isn't valid DTCG JSON or an alias has no target.
 */
export async function readTokens(theme: keyof typeof sources): Promise<TokenNormalizedSet> {
  const inputs = await Promise.all(
    sources[theme].map(async (name) => {
      const filename = new URL(`${name}.tokens.json`, import.meta.url);
      return { filename, src: await readFile(filename, 'utf8') };
    }),
  );
  const config = defineConfig({}, { cwd: new URL('./', import.meta.url) });
  return (await parse(inputs, { config })).tokens;
}

export const variableName = (id: string): string => `--hm-${id.replaceAll('.', '-')}`;

const isColorRole = (id: string) => id.startsWith('color.');

/** CSS value of a token. Values based on a colour role refer to its variable, so that they follow the theme. */
export function cssValue(id: string, tokens: TokenNormalizedSet): string {
  const token = tokens[id];
  if (token === undefined) throw new Error(`No token ${id}`);
  const value = transformCSSValue(token, {
    tokensSet: tokens,
    transformAlias: (alias) =>
      isColorRole(alias.id) ? `var(${variableName(alias.id)})` : cssValue(alias.id, tokens),
    permutation: {},
    color: { legacyHex: true },
  });
  if (typeof value !== 'string') throw new Error(`Token ${id} has no single CSS value`);
  return value;
}
