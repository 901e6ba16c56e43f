// Generates themes.gen.ts from the token files: `pnpm generate`.
import { writeFile } from 'node:fs/promises';
import { cssValue, readTokens, variableName } from './read.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Fluid size: grows linearly from `min` rem at the first breakpoint to `max` rem at the last. */
function fluid(min: number, max: number, from: number, to: number): string {
  if (min === max) return `${min}rem`;
  const slope = (max - min) / (to - from);
  // Less than a tenth of a pixel off, and saves a few bytes in every app.
  const round = (value: number) => Number(value.toFixed(2));
  return `clamp(${min}rem, ${round(min - slope * from)}rem + ${round(slope * 100)}vw, ${max}rem)`;
}

function insert(tree: Tree, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (rest.length === 0) tree[key] = value;
  else {
    const child = (tree[key] ??= {});
    if (typeof child === 'string') throw new Error(`${path.join('.')} is both a token and a group`);
    insert(child, rest, value);
  }
}

const print = (name: string, doc: string, tree: Tree) =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(tree, null, 2)} as const;\n`;

export async function generate(): Promise<string> {
  const [light, dark, dense] = await Promise.all([
    readTokens('light'),
    readTokens('dark'),
    readTokens('compact'),
  ]);
  const theme: Tree = {};
  const compact: Tree = {};
  const variables: Tree = {};
  const breakpoint: Tree = {};
  const colors = { light: {} as Tree, dark: {} as Tree };
  const valueOf = (id: string, tokens: typeof light) => {
    if (!id.endsWith('.min')) return cssValue(id, tokens);
    const rem = (name: string) => Number.parseFloat(cssValue(name, tokens));
    const max = id.replace(/min$/, 'max');
    return fluid(rem(id), rem(max), rem('breakpoint.phone'), rem('breakpoint.wide'));
  };

  for (const id of Object.keys(light)) {
    const path = id.split('.');
    const [group, name = ''] = path;
    if (group === 'palette' || id.endsWith('.max')) continue;
    if (group === 'breakpoint') {
      insert(breakpoint, [name], cssValue(id, light));
      continue;
    }
    let value = valueOf(id, light);
    const variable = id.endsWith('.min') ? path.slice(0, -1) : path;
    if (group === 'color') {
      const other = cssValue(id, dark);
      insert(colors.light, path.slice(1), value);
      insert(colors.dark, path.slice(1), other);
      value = `light-dark(${value}, ${other})`;
    } else if (value !== valueOf(id, dense)) insert(compact, variable, valueOf(id, dense));
    insert(theme, variable, value);
    insert(variables, variable, variableName(variable.join('.')).slice(2));
  }

  return [
    '// Generated from the token files by `pnpm generate`. Do not edit.\n',
    print(
      'theme',
      'The value of every role. A colour holds both themes and follows `color-scheme`.',
      theme,
    ),
    print(
      'variables',
      'The name of the custom property of every role, without its dashes.',
      variables,
    ),
    print('compact', 'Sizes of the compact density that differ from the default.', compact),
    print('breakpoint', 'Minimum widths for media queries, in rem.', breakpoint),
    print('light', 'Colours of the light theme.', colors.light),
    print('dark', 'Colours of the dark theme.', colors.dark),
  ].join('\n');
}

export const generatedFile = new URL('themes.gen.ts', import.meta.url);

if (import.meta.main) await writeFile(generatedFile, await generate());
