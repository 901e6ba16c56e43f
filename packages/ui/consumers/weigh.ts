// What an import costs a visitor.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const compressed = (text: string | Uint8Array) => brotliCompressSync(text).length;

/** In bytes as sent. */
export interface Weight {
  script: number;
  style: number;
}

/** A module, and what is used of it: `Dialog.Root` is the `Root` of its `Dialog`. Nothing: the module itself, a sheet. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Builds an app that draws with React, and keeps what it imports.
 * @param root - the folder of an app in which the modules are installed.
 * @param needed - no name twice but in the same list.
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

/** Each of the library from its subpath. */
export const fromSubpaths = (names: readonly string[]): Imports =>
  Object.groupBy(names, (name) => `@heldermatch/ui/${homes[name] ?? name}`) as Imports;
