// Headers of the site and the desk, for all hosts.
import { createHash } from 'node:crypto';

export interface HeaderSettings {
  /** Origin of the app. An https origin adds HSTS and `upgrade-insecure-requests`. */
  origin: string;
  /** Sources by directive of the Content-Security-Policy. They replace those of `basePolicy`. */
  policy: Readonly<Record<string, string>>;
  /**
   * Whether the domain may be on the HSTS preload list of browsers.
   * @default false
   */
  hstsPreload?: boolean | undefined;
}

/** Sources that every app needs. React Aria positions with style attributes, which can't run code. */
const basePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** Sources of the inline scripts in a document that run. Structured data doesn't. */
export const inlineScripts = (document: string): string[] =>
  Array.from(
    document.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Security headers of every response of an app. */
export function securityHeaders({
  origin,
  policy,
  hstsPreload = false,
}: HeaderSettings): Record<string, string> {
  const isSecure = origin.startsWith('https:');
  const directives = Object.entries({ ...basePolicy, ...policy }).map((entry) => entry.join(' '));
  if (isSecure) directives.push('upgrade-insecure-requests');
  const hsts = `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`;
  return {
    'Content-Security-Policy': directives.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': hsts }),
  };
}

/** Vite's folder for files with a hash in their name. */
export const HASHED = '/assets/';

/** Cache headers. Files with a hash in their name never change; everything else is revalidated each time. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/**
 * Content types, by file extension, that a host may not know: Caddy has none for a web manifest. Browsers don't guess
 * either, because of `nosniff`.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.ico': 'image/x-icon',
  '.mjs': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Paths that aren't served: hidden files, files for hosts, and the stored forms of a page or compressed copy. */
export const HIDDEN = String.raw`^/_|/\.(?!well-known/)|\.(?:html|br|gz)$`;

export const cacheControl = (path: string): string =>
  path.startsWith(HASHED) ? caching.hashed : caching.other;
