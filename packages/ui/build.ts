// Builds the library for publishing, into dist:
//   entry/Button.js      target of `@heldermatch/ui/Button`, for every component and section
//   css/Button.css       its styles; styles.css has all of them
//   tokens/*.tokens.json every token, in the format of the Design Tokens Community Group
//   manifest.json        the public API
//   docs/en/Button.md    the page of every component in English, and docs/nl in Dutch; llms.txt lists them
//   **/*.d.ts            the types that the entries reach
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { manifestOf, readApi, version } from './api.ts';
import { bundle, dist, entries } from './bundle.ts';
import { languages, llmsOf, readPages } from './pages.ts';

const root = import.meta.dirname;

await bundle();

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
