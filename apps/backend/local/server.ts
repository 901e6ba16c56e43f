import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen, origin, UserError } from '@heldermatch/tooling/ports';
import { buildProject } from '../build.ts';
import { claimDataFolder, requireRoom } from './data-folder.ts';
import { startServices, type Limits } from './services.ts';

export { PUBLISHABLE_KEY } from './keys.ts';
export type { Limits } from './services.ts';

export interface BackendOptions {
  /** Port to listen on; 0 picks any free port. */
  port: number;
  /** Origins of the site, separated by commas. Links in emails point to the first. */
  siteUrl: string;
  /** Folder of the database and the keys; created if missing. */
  dataDir: string;
  /** Called with one line per contact message and email. @default console.log */
  log?: (line: string) => void;
  /** Overrides of the rate limits from supabase/config.toml and the function. */
  limits?: Partial<Limits>;
  /** Multiplies every limit that is not overridden, for test runs with far more requests than real users. @default 1 */
  limitFactor?: number;
  /** Multiplies the timeouts of messages, emails and requests. @default limitFactor */
  patienceFactor?: number;
  /** Clock of the rate limits, in milliseconds. @default Date.now */
  now?: () => number;
}

export interface Backend {
  url: string;
  close: () => Promise<void>;
}

type Serve = (request: Request, peer: { peerAddress: string }) => Response | Promise<Response>;

/**
 * Starts the local emulator of the hosted project: one process on one port, reachable from this machine only.
 *
 * @throws UserError with a one-line message: in production, when the port is in use, or when the data folder is
 * unusable or used by another backend
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { limitFactor = 1, patienceFactor = limitFactor } = options;
  if (process.env['NODE_ENV'] === 'production') {
    throw new UserError('The local backend never runs in production (NODE_ENV=production).');
  }
  let serve: Serve = stillStarting;
  const server = createServer(
    { requestTimeout: 30_000 * patienceFactor },
    getRequestListener(async (request, { incoming }) => {
      const answer = await serve(request, { peerAddress: incoming.socket.remoteAddress ?? '' });
      if (incoming.complete) return answer;
      // An unread rest of the body can't be distinguished from the next request: RFC 9112, section 9.3.
      const last = new Response(answer.body, answer);
      last.headers.set('connection', 'close');
      return last;
    }),
  );
  // Listens first: a port in use then leaves the data folder untouched, and early requests aren't refused.
  const port = await listen(server, options.port, 'BACKEND_PORT');
  const url = origin(port);
  const dataDir = path.resolve(options.dataDir);
  let release = () => {};
  try {
    await buildProject();
    release = await claimDataFolder(dataDir);
    await requireRoom(dataDir);
    const services = await startServices({
      url,
      siteOrigins: options.siteUrl.split(',').map(toOrigin),
      dataDir,
      log: options.log ?? console.log,
      limits: options.limits ?? {},
      limitFactor,
      patienceFactor,
      now: options.now ?? Date.now,
    });
    serve = services.fetch;
    // Sends emails that the hourly jobs queued at startup, or that the last run left.
    await services.sendMails();
    return { url, close: () => shutDown(server, services.close).finally(release) };
  } catch (error) {
    await shutDown(server, async () => undefined);
    release();
    throw error;
  }
}

function toOrigin(site: string): string {
  const url = URL.parse(site.trim());
  if (url === null) throw new UserError(`SITE_URL ${site} is not an address.`);
  return url.origin;
}

const stillStarting: Serve = () => Response.json({ ready: false }, { status: 503 });

/** Finishes pending requests, and closes idle or endless connections. */
async function shutDown(server: Server, closeServices: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await closeServices();
  server.closeAllConnections();
  await closed;
}
