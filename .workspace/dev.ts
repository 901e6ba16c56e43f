// Runs the local backend, and the site with hot reload.
import { once } from 'node:events';
import { join } from 'node:path';
import { startBackend } from '../apps/backend/local/server.ts';
import { readSettings } from '../apps/site/settings.schema.ts';
import { backendPort, host, origin, requirePort, sitePort } from '@heldermatch/tooling/ports';
import { main, root, start } from './run.ts';

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
  const vite = start(
    'vite',
    ['apps/site', '--host', host, '--port', String(port), '--strictPort'],
    {
      env: { ...process.env, ...settings },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => vite.kill());
  }
  const [code] = (await once(vite, 'exit')) as [number | null];
  await backend.close();
  process.exit(code ?? 0);
});
