// Systems to compare: the site, the same documents without scripts, and a single-page application with the same copy.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../apps/backend/local/server.ts';
import { serveSite } from '../../apps/site/hosting.ts';
import { readSettings } from '../../apps/site/settings.schema.ts';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { freePort, origin, requirePort, sitePort } from '@heldermatch/tooling/ports';
import { root, run, script } from '../run.ts';
import { buildSpa } from './spa.ts';

export const systemNames = ['site', 'bare', 'spa'] as const;
export type SystemName = (typeof systemNames)[number];

/** Built site and its server. */
export interface System {
  folder: string;
  origin: string;
  /** Selector of a form that is interactive, not only rendered. */
  form: string;
}

const scripts = /<script\b.*?<\/script>/gs;

/** Builds all systems, serves them side by side, and calls a function with them. */
export async function withSystems<Result>(
  paths: readonly string[],
  work: (systems: Record<SystemName, System>) => Promise<Result>,
): Promise<Result> {
  const port = sitePort();
  await requirePort('PORT', port);
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-bench-'));
  const site = origin(port);
  const dataDir = join(folder, 'data');
  const backend = await startBackend({ port: 0, siteUrl: site, dataDir, log: () => {} });
  const servers: Server[] = [];
  try {
    const settings = readSettings({ VITE_SITE_URL: site, VITE_SUPABASE_URL: backend.url });
    await run('node', script('apps/site/build.ts'), { env: { ...process.env, ...settings } });
    const dist = join(root, 'apps/site/dist');
    const bare = join(folder, 'bare');
    cpSync(dist, bare, { recursive: true });
    for (const file of globSync('**/*.html', { cwd: bare })) {
      const path = join(bare, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(scripts, ''));
    }
    await compressAll(bare);
    const spa = await buildSpa(dist, paths);
    const serveOn = async (from: string, number: number) => {
      servers.push(await serveSite(from, number, settings));
      return { folder: from, origin: origin(number) };
    };
    return await work({
      site: { ...(await serveOn(dist, port)), form: '[data-hydrated] form' },
      bare: { ...(await serveOn(bare, await freePort())), form: ':not(*)' },
      spa: { ...(await serveOn(spa, await freePort())), form: 'form' },
    });
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
