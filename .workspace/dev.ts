// The local backend, and the site with hot reload.
import { join } from 'node:path';
import { startBackend } from '../apps/backend/local/server.ts';
import { readSettings } from '../apps/site/settings.schema.ts';
import { backendPort, host, origin, requirePort, sitePort } from './ports.ts';
import { main, root, run } from './run.ts';

await main(async () => {
  const port = sitePort();
  const apiPort = backendPort();
  await requirePort('PORT', port);
  await requirePort('BACKEND_PORT', apiPort);
  const backend = await startBackend({
    port: apiPort,
    siteUrl: `${origin(port)},http://localhost:${port}`,
    dataDir: join(root, 'apps/backend/.local'),
  });
  console.log(`Mailbox ${backend.url}/_local/mail, inbox ${backend.url}/_local/inbox`);
  const settings = readSettings({ VITE_SITE_URL: origin(port), VITE_SUPABASE_URL: backend.url });
  await run('vite', ['apps/site', '--host', host, '--port', String(port), '--strictPort'], {
    env: { ...process.env, ...settings },
  });
});
