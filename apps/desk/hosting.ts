// Headers of the desk, and its local server.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@heldermatch/tooling/hosting/headers';
import { serve } from '@heldermatch/tooling/hosting/serve';
import { origin } from '@heldermatch/tooling/ports';

export const dist = join(import.meta.dirname, 'dist');

/** Headers of every response of the desk. Its URLs name candidates, so no other site gets them. */
export const deskHeaders = (address: string): Record<string, string> => ({
  ...securityHeaders({ origin: address, policy: { 'worker-src': "'self'" } }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/**
 * Serves the built desk on 127.0.0.1.
 * @throws UserError when the port is taken.
 */
export const serveDesk = (port: number): Promise<Server> =>
  serve({ folder: dist, port, headers: deskHeaders(origin(port)) });
