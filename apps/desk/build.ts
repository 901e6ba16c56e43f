// Builds the desk with the packed library, and prerenders its empty frame into the HTML page.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { writeHosting } from '@heldermatch/tooling/hosting/files';
import { deskPort, origin, UserError } from '@heldermatch/tooling/ports';
import { deskHeaders, dist, withDatabase, type DeskDatabase } from './hosting.ts';

const root = import.meta.dirname;
const { VITE_DESK_URL, VITE_SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = process.env;
/** Address of the desk, which is also a setting of the site. */
const address = VITE_DESK_URL || origin(deskPort());

/**
 * Returns the project of a team, if the build is for one: the same settings as those of the site.
 * @throws UserError when only some of them are set, or one is not what it must be.
 */
function teamDatabase(): DeskDatabase | undefined {
  if (process.env['DESK_TEAM'] !== 'true') return undefined;
  const [url, site] = [VITE_SUPABASE_URL, VITE_SITE_URL].map((value) => URL.parse(value ?? ''));
  const key = VITE_SUPABASE_ANON_KEY ?? '';
  if (!url || !site || !/^[\w.-]{20,}$/.test(key) || key.startsWith('sb_secret_')) {
    throw new UserError(
      'DESK_TEAM needs VITE_SUPABASE_URL and VITE_SITE_URL, which are origins, and VITE_SUPABASE_ANON_KEY, the publishable key.',
    );
  }
  return { url: url.origin, site: site.origin, key };
}

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
  const framed = template.replace('<!--frame-->', renderFrame);
  const database = teamDatabase();
  await writeFile(page, database === undefined ? framed : withDatabase(framed, database));
  await rm(outDir, { recursive: true });
  // Takes longer than the rest, and only matters for deployment.
  if (process.argv.includes('--compress')) await compressAll(dist);
  await writeHosting(dist, {
    name: 'heldermatch-desk',
    origin: address,
    headers: deskHeaders(address, database),
    pages: [],
  });
}

if (import.meta.main) await build();
