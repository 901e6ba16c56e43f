// Builds the desk with the packed library, and prerenders its empty frame into the HTML page.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';

const root = import.meta.dirname;

export async function build(): Promise<void> {
  const configFile = join(root, 'vite.config.ts');
  await viteBuild({ root, configFile, logLevel: 'warn' });
  const outDir = join(root, '.ssr');
  await viteBuild({
    root,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, manifest: false, emptyOutDir: true },
  });
  const { renderFrame } = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as {
    renderFrame: () => string;
  };
  const page = join(root, 'dist/index.html');
  const template = await readFile(page, 'utf8');
  await writeFile(page, template.replace('<!--frame-->', renderFrame));
  await rm(outDir, { recursive: true });
}

if (import.meta.main) await build();
