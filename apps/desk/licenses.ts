// Completes the list of licences that Vite writes: it omits the packages of workers, and files that are no modules.
import { globSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const licensesFile = 'third-party-licenses.txt';

/** Files with the licences of data: the maps of Asian fonts, the fonts of PDF, and the typeface. */
const ofData = [
  'node_modules/pdfjs-dist/cmaps/LICENSE',
  'node_modules/pdfjs-dist/standard_fonts/LICENSE_FOXIT',
  'node_modules/pdfjs-dist/standard_fonts/LICENSE_LIBERATION',
  '../../packages/ui/dist/font/LICENSE.md',
];

interface Manifest {
  name: string;
  version: string;
  license: string;
}

/** Section about a package, in Vite's format. */
function sectionOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = globSync('LICEN[CS]E*', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8').trim(),
  );
  return [`## ${name} - ${version} (${license})`, ...texts].join('\n\n');
}

/** Plugins of the app and of its workers, which have separate bundles. */
export function licenses(): Record<'app' | 'worker', Plugin> {
  const folders = new Set<string>();
  return {
    worker: {
      name: 'licenses-of-workers',
      generateBundle(_options, files) {
        for (const file of Object.values(files)) {
          for (const id of file.type === 'chunk' ? file.moduleIds : []) {
            const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
            if (folder !== undefined) folders.add(folder);
          }
        }
      },
    },
    app: {
      name: 'licenses',
      async writeBundle({ dir = '' }) {
        const file = join(dir, licensesFile);
        const known = readFileSync(file, 'utf8');
        const sections = Array.from(folders, sectionOf).filter(
          (section) => !known.includes(section),
        );
        const data = ofData.map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
        await appendFile(file, [...sections, '---', ...data].map((text) => `\n${text}\n`).join(''));
      },
    },
  };
}
