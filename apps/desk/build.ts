// Builds the desk with the packed library, and prerenders its empty frame into the HTML page.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { writeHosting } from '@heldermatch/tooling/hosting/files';
import { deskPort, origin } from '@heldermatch/tooling/ports';
import { deskHeaders, dist } from './hosting.ts';

const root = import.meta.dirname;
/** Address of the desk, which is also a setting of the site. */
const address = process.env['VITE_DESK_URL'] || origin(deskPort());

export async function build(): Promise<void> {
  const configFile = join(root, 'vite.config.ts');
  await viteBuild({ root, configFile, logLevel: 'warn' });
  const outDir = join(root, '.ssr');
  await viteBuild({
    root,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true },
  });
  const { renderFrame } = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as {
    renderFrame: () => string;
  };
  const page = join(dist, 'index.html');
  const template = await readFile(page, 'utf8');
  await writeFile(page, template.replace('<!--frame-->', renderFrame));
  await rm(outDir, { recursive: true });
  // Takes longer than the rest, and only matters for deployment.
  if (process.argv.includes('--compress')) await compressAll(dist);
  await writeHosting(dist, {
    name: 'heldermatch-desk',
    origin: address,
    headers: deskHeaders(address),
    pages: [],
  });
}

if (import.meta.main) await build();
