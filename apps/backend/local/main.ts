// Command line of the local emulator: `node local/main.ts`, or with `reset` to delete all data.
import path from 'node:path';
import '@heldermatch/tooling/errors';
import { backendPort, UserError } from '@heldermatch/tooling/ports';
import { projectFolder } from './config.ts';
import { emptyDataFolder } from './data-folder.ts';
import { startBackend, type Backend } from './server.ts';

const port = backendPort(0);
const siteUrl = process.env['SITE_URL'] || 'http://127.0.0.1:4173';
const limitFactor = Number(process.env['BACKEND_LIMIT_FACTOR'] || 1);
const dataDir = process.env['BACKEND_DATA'] || path.join(projectFolder, '.local');

async function start(): Promise<void> {
  if (!(limitFactor > 0)) throw new UserError('BACKEND_LIMIT_FACTOR is not a number above 0.');
  const starting = startBackend({ port, siteUrl, dataDir, limitFactor });
  // `once`, so that a second Ctrl-C ends the process immediately. The database survives that too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then(stop, () => undefined));
  }
  const { url } = await starting;
  console.log(`Backend: ${url}`);
  console.log(`Mailbox: ${url}/_local/mail`);
  console.log(`Inbox:   ${url}/_local/inbox`);
}

async function stop(backend: Backend): Promise<void> {
  await backend.close();
  process.exit(0);
}

async function reset(): Promise<void> {
  await emptyDataFolder(path.resolve(dataDir));
  console.log('The local data are gone.');
}

await (process.argv[2] === 'reset' ? reset() : start());
