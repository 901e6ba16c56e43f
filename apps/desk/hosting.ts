// Headers of the desk, and its local server.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@heldermatch/tooling/hosting/headers';
import { serve } from '@heldermatch/tooling/hosting/serve';
import { origin } from '@heldermatch/tooling/ports';

/** Folders of the two builds: on the browser's storage, and on a team's database. */
export const dists = {
  browser: join(import.meta.dirname, 'dist'),
  team: join(import.meta.dirname, 'dist-team'),
} as const;

/**
 * Headers of every response of the desk. Its URLs name candidates, so no other site gets them.
 * @param database - Origin of a team's database.
 */
export const deskHeaders = (address: string, database?: string): Record<string, string> => ({
  ...securityHeaders({
    origin: address,
    policy: {
      'worker-src': "'self'",
      ...(database !== undefined && { 'connect-src': `'self' ${database}` }),
    },
  }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/**
 * Serves the built desk on 127.0.0.1.
 * @param database - Origin of a team's database, for the build for a team.
 * @throws UserError when the port is taken.
 */
export const serveDesk = (port: number, database?: string): Promise<Server> =>
  serve({
    folder: database === undefined ? dists.browser : dists.team,
    port,
    headers: deskHeaders(origin(port), database),
  });
