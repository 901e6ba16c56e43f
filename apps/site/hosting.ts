// Headers of the site, and its local server.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { inlineScripts, securityHeaders } from '@heldermatch/tooling/hosting/headers';
import { serve } from '@heldermatch/tooling/hosting/serve';
import type { Settings } from './settings.schema.ts';
import { captchaProviders } from './src/baas/captchaProviders.ts';

/**
 * Headers of every response of the site.
 * @param document - any document of the site: all have the same inline scripts.
 */
export function siteHeaders(settings: Settings, document: string): Record<string, string> {
  const provider = settings.VITE_CAPTCHA_PROVIDER;
  const captcha = provider === undefined ? [] : captchaProviders[provider].sources;
  const and = (...sources: readonly string[]) => [...sources, ...captcha].join(' ');
  const supabase = new URL(settings.VITE_SUPABASE_URL).origin;
  return securityHeaders({
    origin: settings.VITE_SITE_URL,
    hstsPreload: settings.VITE_HSTS_PRELOAD === 'true',
    policy: {
      'script-src': and("'self'", ...inlineScripts(document)),
      'style-src': and("'self'", "'unsafe-inline'"),
      'manifest-src': "'self'",
      'connect-src': and("'self'", supabase, supabase.replace(/^http/, 'ws')),
      'frame-src': and(new URL(settings.VITE_BOOKING_URL).origin),
    },
  });
}

/**
 * Serves a built site on 127.0.0.1.
 * @throws UserError when the port is taken.
 */
export const serveSite = (folder: string, port: number, settings: Settings): Promise<Server> =>
  serve({
    folder,
    port,
    headers: siteHeaders(settings, readFileSync(join(folder, 'index.html'), 'utf8')),
  });
