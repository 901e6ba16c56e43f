import { createHash } from 'node:crypto';
import { captchaProviders, type CaptchaProvider } from '../src/baas/captchaProviders.ts';

export interface HeaderSettings {
  /** Origin of the site. An https origin adds HSTS and `upgrade-insecure-requests`. */
  siteUrl: string;
  /** Origin of the Supabase project. */
  supabaseUrl: string;
  /** Booking page that is embedded as an iframe. */
  bookingUrl: string;
  /** Captcha provider of the project, if it uses one. */
  captchaProvider?: CaptchaProvider | undefined;
  /**
   * Whether the domain may be on the HSTS preload list of browsers.
   * @default false
   */
  hstsPreload?: boolean | undefined;
}

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Contents of the inline scripts that run. Structured data doesn't. */
const inlineScripts = (document: string) =>
  Array.from(
    document.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs),
    ([, script = '']) => script,
  );

function contentSecurityPolicy(settings: HeaderSettings, document: string): string {
  const { siteUrl, supabaseUrl, bookingUrl, captchaProvider } = settings;
  const captcha = captchaProvider === undefined ? [] : captchaProviders[captchaProvider].sources;
  const and = (...sources: readonly string[]) => [...sources, ...captcha].join(' ');
  const supabase = new URL(supabaseUrl).origin;
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': and("'self'", ...inlineScripts(document).map(hash)),
    // The page's CSS is inlined, and React Aria positions with style attributes. Neither can run code.
    'style-src': and("'self'", "'unsafe-inline'"),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': and("'self'", supabase, supabase.replace(/^http/, 'ws')),
    'frame-src': and(new URL(bookingUrl).origin),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  };
  if (siteUrl.startsWith('https:')) policy['upgrade-insecure-requests'] = '';
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ');
}

/**
 * Headers of every response, for all hosts.
 * @param document - any document of the site: all have the same inline scripts.
 */
export function securityHeaders(
  settings: HeaderSettings,
  document: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(settings, document),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (settings.siteUrl.startsWith('https:')) {
    const preload = settings.hstsPreload === true ? '; preload' : '';
    headers['Strict-Transport-Security'] = `max-age=63072000; includeSubDomains${preload}`;
  }
  return headers;
}

/** Vite's folder for files with a hash in their name. */
export const HASHED = '/assets/';

/** Cache headers. Files with a hash in their name never change; everything else is revalidated each time. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/**
 * Content types that a host may not know: Caddy has none for a web manifest. Browsers don't guess either, because of
 * `nosniff`.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  '/site.webmanifest': 'application/manifest+json',
  '/favicon.ico': 'image/x-icon',
};

/** Paths that aren't served: hidden files, files for hosts, and the stored forms of a page or compressed copy. */
export const HIDDEN = String.raw`^/_|/\.(?!well-known/)|\.(?:html|br|gz)$`;

export const cacheControl = (path: string): string =>
  path.startsWith(HASHED) ? caching.hashed : caching.other;
