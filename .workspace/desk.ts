// Builds the recruiter's desk with the packed library, and serves it until Ctrl-C: on the browser's storage, or with
// `--team` on the local backend.
import { join } from 'node:path';
import { addInventedTeam } from '../apps/backend/local/invented-team.ts';
import { PUBLISHABLE_KEY, startBackend } from '../apps/backend/local/server.ts';
import { serveDesk, type DeskDatabase } from '../apps/desk/hosting.ts';
import { backendPort, deskPort, origin, requirePort, sitePort } from '@heldermatch/tooling/ports';
import { buildDesk, main, root, run, script } from './run.ts';

const isForTeam = process.argv.includes('--team');

/** Starts the local backend, with an invented team. Returns the settings of the desk. */
async function startDatabase(): Promise<DeskDatabase> {
  const site = origin(sitePort());
  const desk = deskPort();
  const backend = await startBackend({
    port: await requirePort('BACKEND_PORT', backendPort()),
    siteUrl: `${site},${origin(desk)},http://localhost:${desk}`,
    dataDir: join(root, 'apps/backend/.local'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => void backend.close().then(() => process.exit(0)));
  }
  return { url: backend.url, key: PUBLISHABLE_KEY, site };
}

await main(async () => {
  const port = deskPort();
  await requirePort('DESK_PORT', port);
  await run('node', script('tokens/generate.ts'));
  const database = isForTeam ? await startDatabase() : undefined;
  await buildDesk(
    database && {
      DESK_TEAM: 'true',
      VITE_SUPABASE_URL: database.url,
      VITE_SUPABASE_ANON_KEY: database.key,
      VITE_SITE_URL: database.site,
    },
  );
  await serveDesk(port, { database });
  console.log(`\n  Desk      ${origin(port)}`);
  if (database !== undefined) {
    const { password, members } = await addInventedTeam(database);
    console.log(`  Mailbox   ${database.url}/_local/mail\n  Accounts  password ${password}`);
    for (const { email, role } of members) console.log(`            ${email}, ${role}`);
  }
  console.log();
});
