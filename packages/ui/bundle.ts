// Bundles the library's modules and styles into dist, which is all that an app needs, unless dist is newer than the
// sources. `build.ts` adds types and documentation.
import { existsSync, globSync, statSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { build, type Plugin } from 'rolldown';

const root = import.meta.dirname;
export const dist = join(root, 'dist');

/** Source files of all modules with their own subpath, keyed by name: `Button`. */
export const entries = {
  ...Object.fromEntries(
    globSync('src/{components,sections}/*/index.ts', { cwd: root })
      .toSorted()
      .map((path) => [basename(dirname(path)), path]),
  ),
  'messages/en': 'src/messages/en.ts',
  // Without React and styles, so that a server can import it.
  drawings: 'src/components/Illustration/drawings.ts',
  richText: 'src/components/RichTextView/richText.ts',
  theme: 'src/theme/index.ts',
};

/**
 * Adds `"use client"` to modules that use React Aria, hooks or contexts. All other modules stay server components and
 * send no code.
 * @see https://react.dev/reference/rsc/use-client
 */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code) =>
    /^import \{[^}]*\b(?:use|use[A-Z]\w*|createContext)\b[^}]*\} from "(?:\.|react)|from "react-aria(?:-components)?\//m.test(
      code,
    )
      ? `"use client";\n${code}`
      : undefined,
};

/** Stylesheets in the order in which the modules import them. */
const stylesheets = new Set<string>();

/**
 * Rewrites imports of styles to `#css/…`. `package.json` resolves that to the stylesheet for bundlers and to an empty
 * module for Node, which can't import CSS.
 */
const conditionalCss: Plugin = {
  name: 'conditional-css',
  generateBundle(_options, files) {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = files[name];
      if (chunk?.type !== 'chunk' || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports) visit(imported);
      chunk.code = chunk.code.replaceAll(
        /^import "[./]+\/css\/(.*)";$/gm,
        (_, stylesheet: string) => {
          stylesheets.add(stylesheet);
          return `import "#css/${stylesheet}";`;
        },
      );
    };
    visit('styles/reset.css.js');
    for (const name of Object.keys(files)) visit(name);
  },
};

/** Writes a stylesheet for apps that import CSS without its component. */
async function writeStyles(file: string, names: readonly string[]) {
  const texts = names.map((name) => readFile(join(dist, 'css', name), 'utf8'));
  await writeFile(join(dist, file), (await Promise.all(texts)).join('\n'));
}

/** Empties dist, and writes the modules, styles, font and tokens. */
export async function bundle(): Promise<void> {
  await build({
    cwd: root,
    input: {
      index: 'src/index.ts',
      'styles/reset.css': 'src/styles/reset.css.ts',
      ...Object.fromEntries(Object.entries(entries).map(([name, path]) => [`entry/${name}`, path])),
    },
    platform: 'neutral',
    // Advice to developers of plugins, which a busy machine gets.
    checks: { bundlerTimings: false },
    // The tokens are part of this repository and are bundled.
    external: (id) => !/^[./]|^src\/|^@heldermatch\/tokens/.test(id) && !id.includes('vanilla.css'),
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), useClient, conditionalCss],
    output: {
      dir: 'dist',
      format: 'esm',
      cleanDir: true,
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: '[name].js',
      assetFileNames: ({ names: [name = ''] }) =>
        `css/${basename(name, '.css.ts.vanilla.css')}.css`,
    },
  });
  await writeStyles('styles.css', [...stylesheets]);
  // Includes the order of the cascade layers, so the order of imports doesn't matter.
  await writeStyles('reset.css', ['layers.css', 'reset.css']);
  await writeFile(join(dist, 'none.js'), '');
  await cp(join(root, 'src/styles/font'), join(dist, 'font'), {
    recursive: true,
    filter: (source) => !source.endsWith('.ts'),
  });
  await cp(join(root, '../../tokens'), join(dist, 'tokens'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules') && /tokens$|\.tokens\.json$/.test(source),
  });
}

/** Whether dist is newer than everything in it. */
function isCurrent(): boolean {
  const result = join(dist, 'index.js');
  if (!existsSync(result)) return false;
  const { mtimeMs } = statSync(result);
  return globSync(['src/**', '../../tokens/*.{ts,json}', 'bundle.ts'], { cwd: root }).every(
    (file) => statSync(join(root, file)).mtimeMs <= mtimeMs,
  );
}

if (import.meta.main && !isCurrent()) await bundle();
