import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../backend/local/server.ts';
import { serveSite } from '../hosting.ts';
import { readSettings } from '../settings.schema.ts';
import { freePort } from '@heldermatch/tooling/ports';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    backend: string;
    /** Secret that signs the backend's access tokens. */
    jwtSecret: string;
  }
}

/** Starts the built site and the local backend as `pnpm start` does, on separate ports and data. */
export default async function setup(project: TestProject) {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'heldermatch-e2e-'));
  // The backend's own tests cover rate limits; here one address is all visitors.
  const backend = await startBackend({
    port: 0,
    siteUrl: site,
    dataDir,
    log: () => {},
    limitFactor: 100,
  });
  const settings = readSettings({ VITE_SITE_URL: site, VITE_SUPABASE_URL: backend.url });
  const root = join(import.meta.dirname, '..');
  // In a separate process, outside Vitest's mode: this is a production build.
  try {
    execFileSync(process.execPath, ['build.ts'], {
      cwd: root,
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
  } catch (error) {
    await backend.close();
    throw error;
  }
  const server = await serveSite(join(root, 'dist'), port, settings);
  project.provide('site', site);
  project.provide('backend', backend.url);
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  project.provide('jwtSecret', secrets.jwtSecret);
  return async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
