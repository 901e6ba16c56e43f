// Headers of the desk, and its local server.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@heldermatch/tooling/hosting/headers';
import { serve } from '@heldermatch/tooling/hosting/serve';
import { origin } from '@heldermatch/tooling/ports';

export const dist = join(import.meta.dirname, 'dist');

/** Supabase project of a team, which the desk uses instead of the browser's storage. */
export interface DeskDatabase {
  /** Its URL. */
  url: string;
  /** Its publishable key. */
  key: string;
  /** Origin of the site, where users register. */
  site: string;
}

/** Adds a team's project to the page of the desk. */
export const withDatabase = (page: string, { url, key, site }: DeskDatabase): string =>
  page.replace(
    '</head>',
    `<meta name="database" data-url="${url}" data-key="${key}" data-site="${site}" /></head>`,
  );

/** Headers of every response of the desk. Its URLs name candidates, so no other site gets them. */
export const deskHeaders = (
  address: string,
  database?: Pick<DeskDatabase, 'url'>,
): Record<string, string> => ({
  ...securityHeaders({
    origin: address,
    policy: {
      'worker-src': "'self'",
      ...(database && { 'connect-src': `'self' ${database.url}` }),
    },
  }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/**
 * Serves the built desk on 127.0.0.1.
 * @throws UserError when the port is taken.
 */
export const serveDesk = (
  port: number,
  { folder = dist, database }: { folder?: string; database?: DeskDatabase | undefined } = {},
): Promise<Server> => serve({ folder, port, headers: deskHeaders(origin(port), database) });
