import { light } from '@heldermatch/tokens';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company, emailHref } from '@heldermatch/facts';
import type { Site } from './documentHead.ts';

/** Validity in days. RFC 9116 allows less than a year; 360 days leave time for the next build. */
const securityTextLasts = 360;

/**
 * Content of security.txt, with the address for reporting vulnerabilities.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + securityTextLasts);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${emailHref}?subject=Beveiliging`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join('\n');
}

/**
 * Writes the files for search engines, phones and security researchers: sitemap, robots.txt, web manifest,
 * security.txt.
 */
export async function writeDiscoveryFiles(dist: string, { routes, origin }: Site): Promise<void> {
  const addresses = routes
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  await writeFile(
    join(dist, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>\n',
    ].join('\n'),
  );
  // Pages that must not be indexed have a `noindex` tag, which a disallowed crawler would never read.
  await writeFile(
    join(dist, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  await mkdir(join(dist, '.well-known'), { recursive: true });
  await writeFile(join(dist, '.well-known/security.txt'), securityText(origin, new Date()));
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: routes.find(({ path }) => path === '/')?.description,
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    background_color: light.surface.default,
    theme_color: light.surface.default,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  await writeFile(join(dist, 'site.webmanifest'), JSON.stringify(manifest));
}
