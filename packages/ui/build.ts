// Builds the library for publishing, into dist:
//   entry/Button.js      target of `@heldermatch/ui/Button`, for every component and section
//   css/Button.css       its styles; styles.css has all of them
//   tokens/*.tokens.json every token, in the format of the Design Tokens Community Group
//   manifest.json        the public API
//   docs/en/Button.md    the page of every component in English, and docs/nl in Dutch; llms.txt lists them
//   **/*.d.ts            the types that the entries reach
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { build, type Plugin } from 'rolldown';
import { manifestOf, readApi, version } from './api.ts';
import { languages, llmsOf, readPages } from './pages.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Source files of all modules with their own subpath, keyed by name: `Button`. */
const entries = {
  ...Object.fromEntries(
    globSync('src/{components,sections}/*/index.ts', { cwd: root })
      .toSorted()
      .map((path) => [basename(dirname(path)), path]),
  ),
  'messages/en': 'src/messages/en.ts',
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
  generateBundle(_options, bundle) {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = bundle[name];
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
    for (const name of Object.keys(bundle)) visit(name);
  },
};

await build({
  cwd: root,
  input: {
    index: 'src/index.ts',
    'styles/reset.css': 'src/styles/reset.css.ts',
    ...Object.fromEntries(Object.entries(entries).map(([name, path]) => [`entry/${name}`, path])),
  },
  platform: 'neutral',
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
    assetFileNames: ({ names: [name = ''] }) => `css/${basename(name, '.css.ts.vanilla.css')}.css`,
  },
});

/** Writes a stylesheet for apps that import CSS without its component. */
async function writeStyles(file: string, names: readonly string[]) {
  const texts = names.map((name) => readFile(join(dist, 'css', name), 'utf8'));
  await writeFile(join(dist, file), (await Promise.all(texts)).join('\n'));
}
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

const api = readApi();
await writeFile(join(dist, 'manifest.json'), manifestOf(api));
const pages = await readPages(api);
await writeFile(join(dist, 'llms.txt'), llmsOf(pages, version));
for (const language of languages) {
  await mkdir(join(dist, 'docs', language), { recursive: true });
  for (const { name, markdown } of pages) {
    await writeFile(join(dist, 'docs', language, `${name}.md`), markdown[language]);
  }
}

// The scorecard package's types come first, because the library's types depend on them.
execFileSync('tsc', ['-p', '../scorecard/tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
for (const [name, path] of Object.entries(entries)) {
  const entry = join(dist, `entry/${name}.d.ts`);
  const target = relative(dirname(entry), join(dist, relative('src', path))).replace(/ts$/, 'js');
  await mkdir(dirname(entry), { recursive: true });
  await writeFile(entry, `export * from '${target}';\n`);
}
await writeFile(join(dist, 'none.d.ts'), 'export {};\n');
await writeFile(
  join(dist, 'address.d.ts'),
  '/** Where a bundler puts the file. */\ndeclare const address: string;\nexport default address;\n',
);

/**
 * Type declarations that the entries reach. The declarations of styles are removed, because they depend on
 * vanilla-extract, which consumers don't need.
 */
const reached = new Set<string>();
async function reach(file: string): Promise<void> {
  if (reached.has(file)) return;
  reached.add(file);
  const types = await readFile(file, 'utf8');
  for (const [, target = ''] of types.matchAll(/from '(\.[^']*)\.js'/g)) {
    await reach(join(dirname(file), `${target}.d.ts`));
  }
}
await Promise.all(
  [
    'index.d.ts',
    'none.d.ts',
    'address.d.ts',
    ...Object.keys(entries).map((name) => `entry/${name}.d.ts`),
  ].map((file) => reach(join(dist, file))),
);
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  if (!reached.has(join(dist, file))) await rm(join(dist, file));
}
