// Builds the desk with the packed library, and prerenders its empty frame into the HTML page.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, type InlineConfig } from 'vite';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { writeHosting } from '@heldermatch/tooling/hosting/files';
import { deskPort, origin, UserError } from '@heldermatch/tooling/ports';
import { deskHeaders, dists } from './hosting.ts';

const root = import.meta.dirname;
/** Address of the desk, which is also a setting of the site. */
const address = process.env['VITE_DESK_URL'] || origin(deskPort());

/** Whether the build is for a team, with the settings of the site: see docs/deployment.md. */
const isForTeam = process.env['DESK_TEAM'] === 'true';

/**
 * Returns the origin of the database of a team.
 * @throws UserError when a setting is missing or invalid.
 */
function databaseOrigin(): string {
  const { VITE_SUPABASE_URL = '', VITE_SITE_URL = '', VITE_SUPABASE_ANON_KEY = '' } = process.env;
  const [database, site] = [VITE_SUPABASE_URL, VITE_SITE_URL].map((value) => URL.parse(value));
  if (database && site && /^(?!sb_secret_).{20,}$/.test(VITE_SUPABASE_ANON_KEY)) {
    return database.origin;
  }
  throw new UserError(
    'With DESK_TEAM=true, VITE_SUPABASE_URL and VITE_SITE_URL must be addresses, and VITE_SUPABASE_ANON_KEY the publishable key.',
  );
}

/** Renders the empty frame, which the page shows until the browser's storage has been read. */
async function renderFrame(options: InlineConfig): Promise<string> {
  const outDir = join(root, '.ssr');
  await viteBuild({
    ...options,
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true },
  });
  const server = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as {
    renderFrame: () => string;
  };
  await rm(outDir, { recursive: true });
  return server.renderFrame();
}

export async function build(): Promise<void> {
  const database = isForTeam ? databaseOrigin() : undefined;
  const dist = isForTeam ? dists.team : dists.browser;
  const options: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: isForTeam ? 'team' : 'production',
    logLevel: 'warn',
  };
  await viteBuild(options);
  const page = join(dist, 'index.html');
  const template = await readFile(page, 'utf8');
  // A team's desk begins with signing in.
  const frame = isForTeam ? '' : await renderFrame(options);
  await writeFile(
    page,
    template.replace('<!--frame-->', () => frame),
  );
  // Takes longer than the rest, and only matters for deployment.
  if (process.argv.includes('--compress')) await compressAll(dist);
  await writeHosting(dist, {
    name: isForTeam ? 'heldermatch-team-desk' : 'heldermatch-desk',
    origin: address,
    headers: deskHeaders(address, database),
    pages: [],
  });
}

if (import.meta.main) await build();
