import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen, origin, UserError } from '../../../.workspace/ports.ts';
import { buildProject } from '../build.ts';
import { claimDataFolder, requireRoom } from './data-folder.ts';
import { startServices, type Limits } from './services.ts';

export { PUBLISHABLE_KEY } from './keys.ts';
export type { Limits } from './services.ts';

export interface BackendOptions {
  /** 0 takes any free port. */
  port: number;
  /** Origin of the site; more than one separated by commas, the first is where mails lead. */
  siteUrl: string;
  /** Holds the database and the keys; made when missing. */
  dataDir: string;
  /** Gets one line for each contact message and mail. @default console.log */
  log?: (line: string) => void;
  /** Other rate limits than those of supabase/config.toml and of the function. */
  limits?: Partial<Limits>;
  /** Widens every limit that is not given, for a test run that does more than people do. @default 1 */
  limitFactor?: number;
  /** Multiplies how long a message, a mail and a request are waited for. @default limitFactor */
  patienceFactor?: number;
  /** The clock of the rate limits, in milliseconds. @default Date.now */
  now?: () => number;
}

export interface Backend {
  url: string;
  close: () => Promise<void>;
}

type Serve = (request: Request, peer: { peerAddress: string }) => Response | Promise<Response>;

/**
 * Starts the stand-in for the hosted project: one process, one port, this machine only.
 *
 * @throws UserError with one clear line: in production, when the port is taken, or when the data
 * folder can't be used or another backend runs on it
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
      // What it did not read of the body can't be told from the next request: RFC 9112, section 9.3.
      const last = new Response(answer.body, answer);
      last.headers.set('connection', 'close');
      return last;
    }),
  );
  // First, so that a taken port leaves the data folder as it is, and nobody who calls early is refused.
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
    // What the hourly jobs queued at the start, or the last run left.
    await services.sendAccountMails();
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

/** Whoever is still waiting gets an answer; an idle or endless connection is cut. */
async function shutDown(server: Server, closeServices: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await closeServices();
  server.closeAllConnections();
  await closed;
}
