// Builds the recruiter's desk with the packed library, and serves it until Ctrl-C: on the browser's storage, or with
// `--team` on the local backend.
import { join } from 'node:path';
import { addInventedTeam } from '../apps/backend/local/invented-team.ts';
import { PUBLISHABLE_KEY, startBackend } from '../apps/backend/local/server.ts';
import { serveDesk } from '../apps/desk/hosting.ts';
import { backendPort, deskPort, origin, requirePort, sitePort } from '@heldermatch/tooling/ports';
import { buildDesk, main, root, run, script } from './run.ts';

/** Starts the local backend, and ends it with this process. Returns its URL. */
async function startDatabase(site: string): Promise<string> {
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
  return backend.url;
}

/** Serves the desk of an invented team. Returns what is printed about it. */
async function serveTeamDesk(port: number): Promise<string> {
  const site = origin(sitePort());
  const url = await startDatabase(site);
  await buildDesk({
    DESK_TEAM: 'true',
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    VITE_SITE_URL: site,
  });
  const { password, members } = await addInventedTeam({ url, site });
  await serveDesk(port, url);
  return `
  Mailbox   ${url}/_local/mail
  Accounts  ${members.map(({ email, role }) => `${email} (${role})`).join(', ')}
  Password  ${password}`;
}

await main(async () => {
  const port = deskPort();
  await requirePort('DESK_PORT', port);
  await run('node', script('tokens/generate.ts'));
  let about = '';
  if (process.argv.includes('--team')) {
    about = await serveTeamDesk(port);
  } else {
    await buildDesk();
    await serveDesk(port);
  }
  console.log(`\n  Desk      ${origin(port)}${about}\n`);
});
