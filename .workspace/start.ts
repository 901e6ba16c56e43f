// Builds everything, then runs the local backend, the built site and the built desk until Ctrl-C.
import { join } from 'node:path';
import { startBackend } from '../apps/backend/local/server.ts';
import { serveDesk } from '../apps/desk/hosting.ts';
import { serveSite } from '../apps/site/hosting.ts';
import { readSettings } from '../apps/site/settings.schema.ts';
import {
  backendPort,
  deskPort,
  host,
  origin,
  requirePort,
  sitePort,
} from '@heldermatch/tooling/ports';
import { buildDesk, main, root, run, script } from './run.ts';

await main(async () => {
  const port = sitePort();
  const apiPort = backendPort();
  const desk = deskPort();
  await requirePort('PORT', port);
  await requirePort('BACKEND_PORT', apiPort);
  await requirePort('DESK_PORT', desk);

  const site = origin(port);
  const [backend] = await Promise.all([
    startBackend({
      port: apiPort,
      siteUrl: `${site},http://localhost:${port}`,
      dataDir: join(root, 'apps/backend/.local'),
    }),
    buildDesk(),
  ]);
  // Always the local backend: production settings are for `build`.
  const settings = readSettings({
    VITE_SITE_URL: site,
    VITE_SUPABASE_URL: backend.url,
    VITE_DESK_URL: origin(desk),
  });
  // In a separate process, because Vite's build sets NODE_ENV for everything after it.
  await run('node', script('apps/site/build.ts'), { env: { ...process.env, ...settings } });
  const servers = [
    await serveSite(join(root, 'apps/site/dist'), port, settings),
    await serveDesk(desk),
  ];

  console.log(`
  Site      ${site}
  Desk      ${origin(desk)}
  Mailbox   ${backend.url}/_local/mail
  Inbox     ${backend.url}/_local/inbox
  Backend   ${backend.url} (${host} only)

  Ctrl-C stops everything.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      void backend.close().then(() => process.exit(0));
    });
  }
});
