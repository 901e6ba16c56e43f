// Measures the size of imports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const compressed = (text: string | Uint8Array) => brotliCompressSync(text).length;

/** Compressed size in bytes. */
export interface Weight {
  script: number;
  style: number;
}

/**
 * Modules with their used exports; `Dialog.Root` is a property of the export `Dialog`. An empty list imports the module
 * for its side effects, such as a stylesheet.
 */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Bundles a React app that uses all of its imports, and measures it.
 * @param root - Folder of an app in which the modules are installed.
 * @param needed - An export name may not come from two modules.
 */
export async function weigh(root: string, ...needed: readonly Imports[]): Promise<Weight> {
  const imports = needed.flatMap(Object.entries<readonly string[]>);
  const entry = join(root, 'import.jsx');
  const lines = imports.map(([module, names]) => {
    const imported = new Set(names.map((name) => name.split('.')[0]));
    return names.length === 0
      ? `import '${module}';`
      : `import { ${[...imported].join()} } from '${module}';`;
  });
  const used = imports.flatMap(([, names]) => [...new Set(names)]).join();
  writeFileSync(
    entry,
    `import { createRoot } from 'react-dom/client';
    ${lines.join('\n')}
    createRoot(document.body).render([${used}].map(String));`,
  );
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, onwarn: () => {} } },
  })) as Rolldown.RolldownOutput;
  const size = (kind: RegExp) =>
    output
      .filter(({ fileName }) => kind.test(fileName))
      .map((file) => compressed(file.type === 'chunk' ? file.code : file.source))
      .reduce((total, bytes) => total + bytes, 0);
  return { script: size(/\.js$/), style: size(/\.css$/) };
}

const homes: Record<string, string> = { Tab: 'Tabs', createTheme: 'theme' };

/** Imports every export of the library from its own subpath. */
export const fromSubpaths = (names: readonly string[]): Imports =>
  Object.groupBy(names, (name) => `@heldermatch/ui/${homes[name] ?? name}`) as Imports;
