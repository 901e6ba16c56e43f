import { createHash } from 'node:crypto';
import { captchaProviders, type CaptchaProvider } from '../src/baas/captchaProviders.ts';

export interface HeaderSettings {
  /** Origin of the site: https adds what only makes sense there. */
  siteUrl: string;
  /** Origin of the Supabase project. */
  supabaseUrl: string;
  /** The booking page shown in a frame. */
  bookingUrl: string;
  /** Who solves captchas, where the project wants them. */
  captchaProvider?: CaptchaProvider | undefined;
  /** Whether browsers may be shipped with this domain as one of https alone. @default false */
  hstsPreload?: boolean | undefined;
}

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts that run; data for search engines do not. */
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
    // The page's CSS is inlined, and React Aria positions with style attributes: neither runs code.
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
 * The headers of every response, whoever serves it.
 * @param document - one of the site: all have the same inline scripts.
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

/** Vite's folder of files with a hash in their name. */
export const HASHED = '/assets/';

/** Files with a hash in their name never change; everything else is asked for each time. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Types that a host may not guess: Caddy knows no web manifest, and browsers are told not to guess either. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/site.webmanifest': 'application/manifest+json',
  '/favicon.ico': 'image/x-icon',
};

/** Copies that are sent in the place of a file, and hidden files: no address of their own. */
export const HIDDEN = String.raw`^/_|/\.(?!well-known/)|\.(?:html|br|gz)$`;

export const cacheControl = (path: string): string =>
  path.startsWith(HASHED) ? caching.hashed : caching.other;
